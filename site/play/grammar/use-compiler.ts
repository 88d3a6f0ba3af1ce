import { type Ref, ref, type ShallowRef, shallowRef } from 'vue';
import type { Tree } from '../../../src/cst/index.js';
import { Delay } from '../delay.js';
import type { Editor } from '../editor/editor.js';
import { receivedTree } from '../tree/received-tree.js';
import { GrammarClient } from './grammar-client.js';
import type { CompileAnswer, CompileRequest, CoverageAnswer, CoveredPart } from './grammar-protocol.js';

/** The editors of the page. */
export interface GrammarEditors {
  readonly grammar: ShallowRef<Editor | undefined>;
  readonly text: ShallowRef<Editor | undefined>;
}

/** The functions with which a page says what to compile, and learns that it was sent. */
export interface CompilerPage {
  /** Returns the grammar and the texts that are shown now. */
  readonly request: () => Omit<CompileRequest, 'kind' | 'version'>;
  /** Called after the grammar and the texts were sent. */
  readonly onSent: () => void;
}

/** The results of the grammar and the text that were sent last. */
export interface Compiler {
  /** The grammar and the text that were sent last; while somebody types, the editors may be ahead of them. */
  readonly grammar: ShallowRef<string>;
  readonly text: ShallowRef<string>;
  readonly answer: ShallowRef<CompileAnswer | undefined>;
  /** The tree of the last text that a grammar without errors has read. */
  readonly tree: ShallowRef<Tree | undefined>;
  readonly parts: ShallowRef<readonly CoveredPart[] | undefined>;
  readonly isCut: Ref<boolean>;
  readonly diagrams: ShallowRef<CoverageAnswer['diagrams'] | undefined>;
  /** Why nothing could be read; empty if something was. */
  readonly problem: Ref<string>;
  readonly ask: GrammarClient['ask'];
  /** Whether an editor has changed since its text was sent, so that answers are stale. */
  readonly isBehind: () => boolean;
  /** Notes that an editor has changed, and compiles after a short pause. */
  readonly noteChange: () => void;
  /** Compiles the grammar and reads the text after `wait` milliseconds, unless it is asked to again before. */
  readonly compileSoon: (wait: number) => void;
  readonly end: () => void;
}

/** Milliseconds without a change after which the grammar is compiled. */
const PAUSE_TIME = 20;

const NO_PAGES = { pageOf: () => undefined };

/** Compiles the grammar of the page in a worker whenever it or its text changes, and shows the marks in the editors. */
export function useCompiler(editors: GrammarEditors, page: CompilerPage): Compiler {
  const grammar = shallowRef('');
  const text = shallowRef('');
  const answer = shallowRef<CompileAnswer>();
  const tree = shallowRef<Tree>();
  const parts = shallowRef<readonly CoveredPart[]>();
  const isCut = ref(false);
  const diagrams = shallowRef<CoverageAnswer['diagrams']>();
  const problem = ref('');
  let isBehind = false;
  const compiling = new Delay();

  const client = new GrammarClient({
    onCompiled(next) {
      if (isBehind) return;
      answer.value = next;
      problem.value = '';
      const { grammarTokens: tokens, problems: diagnostics, parsed } = next;
      const folds = new Uint32Array();
      editors.grammar.value?.show({ tree: plainTree(grammar.value), tokens, folds, diagnostics, ...NO_PAGES });
      if (parsed === undefined) return;
      tree.value = receivedTree(parsed.tree, text.value);
      editors.text.value?.show({ ...parsed, tree: tree.value, ...NO_PAGES });
    },
    onCoverage(next) {
      parts.value = next.parts;
      isCut.value = next.isCut;
      diagrams.value = next.diagrams;
    },
    onProblem(message) {
      problem.value = message;
    },
  });

  function compileNow(): void {
    isBehind = false;
    const request = page.request();
    grammar.value = request.grammar;
    text.value = request.text;
    client.compile(request);
    page.onSent();
  }

  const compileSoon = (wait: number): void => compiling.start(compileNow, wait);

  return {
    grammar,
    text,
    answer,
    tree,
    parts,
    isCut,
    diagrams,
    problem,
    ask: (wanted) => client.ask(wanted),
    isBehind: () => isBehind,
    noteChange() {
      isBehind = true;
      compileSoon(PAUSE_TIME);
    },
    compileSoon,
    end() {
      compiling.cancel();
      client.end();
    },
  };
}

/** Returns a tree of one node for a grammar, whose editor needs one. */
function plainTree(grammar: string): Tree {
  const data = new Int32Array([0, 0, grammar.length, 4]);
  return receivedTree({ data, startRule: '', kinds: ['Document'], fields: [''], comments: [], errors: [] }, grammar);
}
