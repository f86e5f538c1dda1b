/** Which hints this browser has already shown: a first round that explains itself, and only the first. */
export class Hints<Name extends string> {
  readonly game: string;
  #key: string;
  #seen: string[] = $state.raw([]);

  constructor(game: string) {
    this.game = game;
    this.#key = `stolik-${game}-hints`;
    this.#seen = read(this.#key);
  }

  isNew(name: Name): boolean {
    return !this.#seen.includes(name);
  }

  dismiss(name: Name): void {
    if (!this.isNew(name)) return;
    this.#seen = [...this.#seen, name];
    try {
      localStorage.setItem(this.#key, this.#seen.join(" "));
    } catch {
      // A browser without storage explains itself again; that does no harm.
    }
  }
}

function read(key: string): string[] {
  try {
    return (localStorage.getItem(key) ?? "").split(" ");
  } catch {
    return [];
  }
}
