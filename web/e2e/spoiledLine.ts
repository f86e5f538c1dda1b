/** A line to the server that spoils what comes from it over WebSockets, as a faulty proxy does. */
import { connect, createServer, type Socket } from "node:net";
import { Memory } from "../src/lib/memory";

/**
 * `flip`: a bit in every eighth byte of the payload is another, so that no reader takes it for what it was. `kind`: one of its first byte is. `halve`: the frame ends after half of its
 * payload. `drop`: it does not come. `cut`: the connection ends in the middle of it.
 */
export type Spoiling = "flip" | "kind" | "halve" | "drop" | "cut";

export interface SpoiledLine {
  url: string;
  /** Spoils the next `count` messages of these kinds, and after a welcome that it lets through none. */
  spoil: (how: Spoiling, kinds: readonly string[], count?: number) => void;
  /** How many are still to be spoiled. */
  left: () => number;
  /** The address of each WebSocket that was opened, in order. */
  opened: readonly string[];
  close: () => void;
}

const TEXT = 1;
const BINARY = 2;
const CONTROL = 8;

interface Frame {
  opcode: number;
  payload: Buffer;
  /** With its header. */
  length: number;
}

/** The first frame of what a server sent; none where it has not come as a whole. */
function frameIn(bytes: Buffer): Frame | null {
  const short = (bytes[1] ?? 0) & 0x7f;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < header) return null;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < header + size) return null;
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload: bytes.subarray(header, header + size), length: header + size };
}

function framed(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header = length < 126 ? Buffer.from([0x80 | opcode, length]) : Buffer.from([0x80 | opcode, 126, length >> 8, length & 0xff]);
  return Buffer.concat([header, payload]);
}

function spoilt(how: "flip" | "kind" | "halve", payload: Buffer): Buffer {
  const other = Buffer.from(payload);
  if (how === "halve") return other.subarray(0, other.length >> 1);
  const last = how === "kind" ? 0 : other.length - 1;
  for (let at = how === "kind" ? 0 : 1; at <= last; at += 8) other.writeUInt8(other.readUInt8(at) ^ 4, at);
  return other;
}

export async function spoiledLineTo(port: number): Promise<SpoiledLine> {
  const ends = new Set<Socket>();
  const opened: string[] = [];
  let wanted: { how: Spoiling; kinds: readonly string[] } | null = null;
  let left = 0;

  /** Passes on what comes from the server to one browser. */
  function passing(inner: Socket, outer: Socket): (bytes: Buffer) => void {
    const memory = new Memory();
    let rest = Buffer.alloc(0);
    let isUpgraded = false;
    const read = ({ opcode, payload }: Frame): string => {
      if (opcode === BINARY) return memory.understand(payload);
      memory.hear(payload.toString());
      return payload.toString();
    };
    const pass = (frame: Frame, bytes: Buffer): void => {
      if (frame.opcode >= CONTROL) return void outer.write(bytes);
      const [, kind = ""] = /^\{"is":"([^"]*)"/.exec(read(frame)) ?? [];
      const isWanted = left > 0 && wanted?.kinds.includes(kind);
      if (kind === "welcome" && !isWanted) left = 0;
      if (!wanted || !isWanted) return void outer.write(bytes);
      left--;
      const { how } = wanted;
      if (how === "drop") return;
      if (how !== "cut") return void outer.write(framed(frame.opcode === TEXT ? TEXT : BINARY, spoilt(how, frame.payload)));
      outer.end(bytes.subarray(0, bytes.length >> 1));
      inner.destroy();
    };
    return (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      if (!isUpgraded) {
        const end = rest.indexOf("\r\n\r\n");
        if (!rest.toString("latin1", 0, 20).startsWith("HTTP/1.1 101") || end < 0) {
          outer.write(rest);
          rest = Buffer.alloc(0);
          return;
        }
        isUpgraded = true;
        outer.write(rest.subarray(0, end + 4));
        rest = rest.subarray(end + 4);
      }
      for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
        pass(frame, rest.subarray(0, frame.length));
        rest = rest.subarray(frame.length);
      }
    };
  }

  const server = createServer((outer) => {
    const inner = connect(port, "127.0.0.1");
    const pass = passing(inner, outer);
    outer.on("data", (bytes: Buffer) => {
      const [, path] = /^GET (\S*\/ws\S*) HTTP/.exec(bytes.toString("latin1", 0, 200)) ?? [];
      if (path !== undefined) opened.push(path);
      inner.write(bytes);
    });
    inner.on("data", pass);
    for (const [one, other] of [[outer, inner], [inner, outer]] as const) {
      ends.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.end();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    spoil: (how, kinds, count = 1) => {
      wanted = { how, kinds };
      left = count;
    },
    left: () => left,
    opened,
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
