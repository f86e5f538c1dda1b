/** What pictures to keep are drawn with. */

export interface Sheet {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
}

export function sheet(width: number, height: number): Sheet {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas here");
  return { canvas, pen };
}

/** Long texts are made narrower, as canvases do, and so never leave the picture. */
export function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, most: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((made, failed) => {
    canvas.toBlob((blob) => { if (blob) made(blob); else failed(new Error("no picture came out")); }, "image/png");
  });
}
