import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('node_modules', '.cache', 'conformance');

/** The tree that each case of a notation had when it last passed, by name; kept between runs. */
export class PassedTrees {
  readonly #file: string;
  readonly #trees: Record<string, string>;

  constructor(notation: string, folder = FOLDER) {
    this.#file = join(folder, `${notation}.json`);
    this.#trees = readObject(this.#file);
  }

  get(name: string): string | undefined {
    return this.#trees[name];
  }

  set(name: string, tree: string): void {
    this.#trees[name] = tree;
  }

  save(): void {
    mkdirSync(join(this.#file, '..'), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#trees));
  }
}

function readObject(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
