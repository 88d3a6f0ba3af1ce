import { countOne } from '../../../maps.js';
import { CodeWriter } from '../writer.js';
import { type ReaderFunction, writeFunction } from './reader-function.js';

/** The reader of a list: the start of its declaration, and its two functions. */
export interface ListReader {
  readonly head: string;
  readonly first: ReaderFunction;
  readonly next: ReaderFunction;
}

type Member = 'first' | 'next';

/** The parameters of the functions of a list after the first one. */
const PARAMETERS = { first: ['at'], next: ['at', 'last'] } as const;

/**
 * Collects declarations in order, and writes each function of a list once: in a large grammar, most lists are read in
 * the same few ways. Lists themselves are not shared: shapes find the name of a reader by its identity.
 */
export class SharedFunctions {
  readonly #parts: (CodeWriter | ListReader)[] = [];
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The writer for declarations after the list that was added last. */
  out = new CodeWriter();

  /** Adds the reader of a list. */
  add(list: ListReader): void {
    this.#parts.push(this.out, list);
    this.out = new CodeWriter();
    for (const member of ['first', 'next'] as const) {
      countOne(this.#uses, functionKey(member, list[member]));
    }
  }

  /** Returns the functions that several lists have, and all declarations. */
  written(): { readonly shared: string; readonly declarations: string } {
    const shared = new CodeWriter();
    const all = new CodeWriter();
    for (const part of [...this.#parts, this.out]) {
      if (part instanceof CodeWriter) all.append(part);
      else this.#list(part, all, shared);
    }
    return { shared: this.#names.size === 0 ? '' : String(shared), declarations: String(all) };
  }

  #list(list: ListReader, out: CodeWriter, shared: CodeWriter): void {
    const [first, next] = [this.#shared('first', list.first, shared), this.#shared('next', list.next, shared)];
    if (first !== undefined && next !== undefined) out.line(`${list.head} { first: ${first}, next: ${next} };`);
    else {
      const member = (name: Member, function_: string | undefined): void => {
        const parameters = [list[name].tree, ...PARAMETERS[name]].join(', ');
        if (function_ === undefined) writeFunction(`${name}: (${parameters}) =>`, list[name], ',', out);
        else out.line(`${name}: ${function_},`);
      };
      out.block(
        `${list.head} {`,
        () => {
          member('first', first);
          member('next', next);
        },
        '};',
      );
    }
    out.line();
  }

  /** Returns the name of a function that several lists have, and writes it when it is first used. */
  #shared(member: Member, code: ReaderFunction, out: CodeWriter): string | undefined {
    const key = functionKey(member, code);
    if ((this.#uses.get(key) ?? 0) < 2) return undefined;
    const cached = this.#names.get(key);
    if (cached !== undefined) return cached;
    const name = `${member}${this.#names.size + 1}`;
    this.#names.set(key, name);
    const parameters = [`${code.tree}: Tree`, ...PARAMETERS[member].map((parameter) => `${parameter}: NodeIndex`)];
    writeFunction(`const ${name} = (${parameters.join(', ')}): never =>`, code, ';', out);
    out.line();
    return name;
  }
}

const functionKey = (member: Member, { value, lines = [] }: ReaderFunction): string =>
  [member, value, ...lines].join('\n');
