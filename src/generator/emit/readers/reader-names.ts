import { upperFirst } from '../../characters.js';
import { lowerFirst } from '../code-names.js';

/** Gives each reader of a file a unique name: underscores are added to a name that is taken. */
export class ReaderNames {
  readonly #taken = new Set<string>();

  /** Returns `isMove` for the kind `Move`. */
  guard(kind: string): string {
    return this.#own(`is${kind}`);
  }

  /** Returns `moveFrom` for the field `from` of the kind `Move`; `rest` is added as it is. */
  field(kind: string, label: string, rest = ''): string {
    return this.#own(lowerFirst(kind) + upperFirst(label) + rest);
  }

  #own(wanted: string): string {
    let name = wanted;
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name);
    return name;
  }
}
