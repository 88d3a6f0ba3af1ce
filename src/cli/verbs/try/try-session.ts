import { statSync } from 'node:fs';
import { defined } from '../../../defined.js';
import { readFileText } from '../../../files/read-file.js';
import { readLinkedGrammar } from '../../../generator/stages.js';
import { traceText } from '../../../grammar-tools/trace/trace.js';
import { drawFailures } from '../../grammars/failures.js';
import { type CompiledFile, compileFile } from '../../grammars/grammar-file.js';
import type { GrammarFlags } from '../../grammars/options.js';
import { traceTable } from '../../records/trace-report.js';

const HELP = `Type a text to see its tree, or a command:
  :rule NAME  read texts as this rule of the grammar; without a name, as its start rule
  :rules      list the rules of the grammar
  :{          begin a text of several lines; a line :} ends it
  :trace      show how the last text was read: what each rule cost, and the farthest failure
  :reload     read the grammar again; this also happens after each save
  :help       show this help
  :quit       end; the end of the input does the same
Type two colons for a text that begins with one.
`;

/** Number of rules that `:trace` lists. */
const TOP = 20;

const COMMANDS = [':rule', ':rules', ':{', ':trace', ':reload', ':help', ':quit'];

/** The answer to a line. */
export interface Answer {
  /** A tree or a list; empty if there is none. */
  readonly output: string;
  /** The problems of the text, the grammar or the command, each one or more lines. */
  readonly problems: readonly string[];
  /** Whether any of the problems is an error. */
  readonly isWrong: boolean;
}

const NOTHING: Answer = { output: '', problems: [], isWrong: false };

/** The state of `ludogram try`: takes lines and returns answers. */
export class TrySession {
  readonly #file: string;
  readonly #flags: GrammarFlags;
  #start: string | undefined;
  #compiled: CompiledFile;
  /** The times at which the files of the grammar were last saved. */
  #saved: string;
  /** The lines of a text that is not complete yet. */
  #lines: string[] | undefined;
  /** The last text that was read. */
  #text: string | undefined;
  #isOver = false;

  constructor(file: string, flags: GrammarFlags) {
    this.#file = file;
    this.#flags = flags;
    this.#start = flags.start;
    this.#compiled = this.#compile();
    this.#saved = this.#lastSaved();
  }

  /** The grammar as it was last compiled. */
  get compiled(): CompiledFile {
    return this.#compiled;
  }

  /** Whether `:quit` was entered. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** The prompt: the rule to read texts as. */
  get prompt(): string {
    if (this.#lines !== undefined) return '... ';
    return `${this.#start ?? this.#compiled.grammar?.startRules[0] ?? ''}> `;
  }

  /** Returns the completions of the beginning of a line. */
  completions(line: string): string[] {
    const all = line.startsWith(':rule ') ? this.#ruleNames().map((name) => `:rule ${name}`) : COMMANDS;
    return all.filter((entry) => entry.startsWith(line));
  }

  /** Answers a line. */
  enter(line: string): Answer {
    if (this.#lines !== undefined) {
      if (line.trim() === ':}') return this.end();
      this.#lines.push(line);
      return NOTHING;
    }
    if (!line.startsWith(':')) return this.#read(line);
    if (line.startsWith('::')) return this.#read(line.slice(1));
    const [command = ''] = line.split(/\s/, 1);
    const name = line.slice(command.length).trim();
    switch (command) {
      case ':rule':
        return this.#setRule(name === '' ? undefined : name);
      case ':rules':
        return { ...NOTHING, output: `${this.#ruleNames().join(' ')}\n` };
      case ':{':
        this.#lines = [];
        return NOTHING;
      case ':trace':
        return this.#trace();
      case ':reload':
        return this.#reload();
      case ':help':
        return { ...NOTHING, output: HELP };
      case ':quit':
        this.#isOver = true;
        return NOTHING;
      default:
        return { output: '', isWrong: true, problems: [`error: unknown command ${command}; :help lists the commands`] };
    }
  }

  /** Answers the end of the input, which also ends a text of several lines. */
  end(): Answer {
    if (this.#lines === undefined) return NOTHING;
    const text = this.#lines.join('\n');
    this.#lines = undefined;
    return this.#read(text);
  }

  #read(text: string): Answer {
    this.#text = text;
    const { problems } = this.#lastSaved() === this.#saved ? NOTHING : this.#reload();
    const { grammar } = this.#compiled;
    if (grammar === undefined) {
      return { output: '', problems: [...problems, 'error: the grammar has errors'], isWrong: true };
    }
    const tree = grammar.parse(text);
    return { output: tree.dump(), problems: [...problems, ...drawFailures(tree, 'input')], isWrong: tree.hasErrors };
  }

  #trace(): Answer {
    const text = this.#text;
    if (text === undefined) return { output: '', isWrong: true, problems: ['error: there is no text to trace yet'] };
    const { problems } = this.#lastSaved() === this.#saved ? NOTHING : this.#reload();
    const { grammar, linked, sources } = this.#compiled;
    if (grammar === undefined || linked === undefined) {
      return { output: '', problems: [...problems, 'error: the grammar has errors'], isWrong: true };
    }
    const trace = traceText(linked, text, { ...defined({ start: grammar.startRules[0] }), sources, maxSteps: 0 });
    return { output: traceTable({ file: 'input', text, trace }, TOP), problems, isWrong: false };
  }

  #reload(): Answer {
    this.#compiled = this.#compile();
    this.#saved = this.#lastSaved();
    return { output: '', problems: this.#compiled.reports, isWrong: this.#compiled.grammar === undefined };
  }

  #setRule(name: string | undefined): Answer {
    const before = this.#start;
    this.#start = name;
    const answer = this.#reload();
    if (this.#compiled.grammar !== undefined) return answer;
    this.#start = before;
    this.#reload();
    return answer;
  }

  #compile(): CompiledFile {
    const { start: _, ...flags } = this.#flags;
    return compileFile(this.#file, this.#start === undefined ? flags : { ...flags, start: this.#start });
  }

  #ruleNames(): string[] {
    const text = this.#compiled.sources.get(this.#file);
    if (text === undefined || this.#compiled.grammar === undefined) return [];
    return readLinkedGrammar(text, this.#file, readFileText).rules.map(({ name }) => name);
  }

  #lastSaved(): string {
    const times = [...this.#compiled.sources.keys()].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
    return times.join();
  }
}
