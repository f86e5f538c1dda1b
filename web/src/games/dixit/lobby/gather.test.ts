import { expect, test } from "vitest";
import { gather, MOST_BYTES, MOST_FILES } from "./gather";

const file = (name: string, size = 1): File => ({ name, size, type: "" }) as File;

test("a single zip goes as it is, anything else file by file, and clutter not at all", () => {
  expect(gather([file("a.ZIP")]).is).toBe("archive");
  expect(gather([file("a.zip"), file("b.png")]).is).toBe("files");
  expect(gather([file(".DS_Store"), file("Thumbs.db")]).is).toBe("nothing");
  expect(gather([file(".DS_Store"), file("a.zip")]).is).toBe("archive");
  const gathered = gather([file("a.png"), file(".hidden"), file("b.png")]);
  expect(gathered.is === "files" && gathered.files.map(({ name }) => name)).toEqual(["a.png", "b.png"]);
});

test("what the server would refuse is not sent", () => {
  const many = Array.from({ length: MOST_FILES }, (_, number) => file(`${String(number)}.png`));
  expect(gather(many).is).toBe("files");
  expect(gather([...many, file("one more.png")])).toEqual({ is: "problem", problem: "too-many-pictures" });
  expect(gather([file("a.zip", MOST_BYTES + 1)])).toEqual({ is: "problem", problem: "upload-too-big" });
});
