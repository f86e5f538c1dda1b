/**
 * Where a module shares its file with others (`files.ts`), the bundler gives it a door: a file of one line that hands on what it
 * exports. Each would be a way there and back before anything is seen, so whoever wants the module is sent to its file at once.
 */
import type { Plugin, Rolldown } from "vite";

const DOOR = /^export\{([^}]*)\}from"\.\/([^"]*)";\s*$/;

interface Door {
  /** The file behind it. */
  behind: string;
  /** What the module exports, as its file calls it. */
  handsOn: string;
}

function doorIn({ code }: Rolldown.OutputChunk): Door | null {
  const [, names, behind] = DOOR.exec(code) ?? [];
  if (names === undefined || behind === undefined) return null;
  const handsOn = names.split(",").map((name) => {
    const [inside = "", outside = inside] = name.split(" as ");
    return `${outside}:e.${inside}`;
  });
  return { behind, handsOn: handsOn.join(",") };
}

export function withoutDoors(): Plugin {
  return {
    name: "stolik-without-doors",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const doors = new Map(chunks.flatMap((chunk) => {
        const door = doorIn(chunk);
        return door && chunk.isDynamicEntry ? [[chunk.fileName, door] as const] : [];
      }));
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(/import\((["`'])\.\/([^"`']*)\1\)/g, (whole, _, file: string) => {
          const door = doors.get(chunk.fileName.replace(/[^/]*$/, file));
          return door ? `import("./${door.behind}").then(e=>({${door.handsOn}}))` : whole;
        });
      }
      for (const name of doors.keys()) Reflect.deleteProperty(bundle, name);
    },
  };
}
