import { withBase } from 'vitepress';
import { type Ref, ref, type ShallowRef, shallowRef } from 'vue';
import type { Tree } from '../../../src/cst/index.js';
import { Delay } from '../delay.js';
import type { Analysis } from '../editor/analysis.js';
import type { Editor } from '../editor/editor.js';
import { codePage } from '../reading/notation-list.js';
import type { Progress } from '../reading/progress.js';
import type { ReadAnswer, ReadRequest } from '../reading/protocol.js';
import { ReaderClient } from '../reading/reader-client.js';
import { receivedTree } from '../tree/received-tree.js';

/** The functions with which a page says what to read, and follows the reading. */
export interface ReaderPage {
  /** Returns the text as it is now, and how it is to be read. */
  readonly request: () => Omit<ReadRequest, 'kind' | 'version'>;
  /** Called after the text was read completely, or when it can't be: {@link Reader.problem} says why. */
  readonly onEnd: () => void;
  /** Called when the results of the last text are no longer shown. */
  readonly onForget: () => void;
}

/** The results of the text that was sent last. */
export interface Reader {
  /** The text that was sent last; the editor may be ahead of it while somebody types. */
  readonly text: ShallowRef<string>;
  /** `undefined` until it is read. */
  readonly answer: ShallowRef<ReadAnswer | undefined>;
  readonly tree: ShallowRef<Tree | undefined>;
  /** Why the text can't be read; empty if it can. */
  readonly problem: Ref<string>;
  readonly progress: Ref<Progress>;
  readonly ask: ReaderClient['ask'];
  /** Whether the editor has changed since the text was sent, so that answers about it are stale. */
  readonly isBehind: () => boolean;
  /** Notes that the editor has changed, and reads its text after a pause. */
  readonly noteChange: () => void;
  readonly readNow: () => void;
  /** Reads the text after `wait` milliseconds, unless it is asked to again before. */
  readonly readSoon: (wait: number) => void;
  /** Clears what is shown of the last text. */
  readonly forget: () => void;
  readonly end: () => void;
}

/** Milliseconds after which the results of the last text are not shown while the next one is read. */
const STALE_TIME = 500;

/** Reads the text of the page in a worker whenever it changes, and shows its marks in the editor. */
export function useReader(editor: ShallowRef<Editor | undefined>, page: ReaderPage): Reader {
  const text = shallowRef('');
  const answer = shallowRef<ReadAnswer>();
  const tree = shallowRef<Tree>();
  const problem = ref('');
  const progress = ref<Progress>('reading');
  let isBehind = false;
  const reading = new Delay();
  const forgetting = new Delay();

  const client = new ReaderClient({
    onRead(next) {
      if (isBehind) return;
      forgetting.cancel();
      answer.value = next;
      tree.value = receivedTree(next.tree, text.value);
      problem.value = '';
      progress.value = next.isPartial ? 'syntax' : 'complete';
      editor.value?.show(analysisOf(next, tree.value, client));
      if (!next.isPartial) page.onEnd();
    },
    onUnknown(message) {
      forget();
      problem.value = message;
    },
    onProblem(message) {
      if (progress.value === 'reading') forget();
      problem.value = message;
      progress.value = 'stopped';
      page.onEnd();
    },
  });

  function forget(): void {
    forgetting.cancel();
    answer.value = undefined;
    tree.value = undefined;
    editor.value?.clear();
    page.onForget();
  }

  function readNow(): void {
    reading.cancel();
    isBehind = false;
    const request = page.request();
    text.value = request.text;
    progress.value = 'reading';
    problem.value = '';
    forgetting.start(forget, STALE_TIME);
    client.read(request);
  }

  function readSoon(wait: number): void {
    reading.start(readNow, wait);
  }

  return {
    text,
    answer,
    tree,
    problem,
    progress,
    ask: (question) => client.ask(question),
    isBehind: () => isBehind,
    noteChange() {
      isBehind = true;
      readSoon(pauseOf(editor.value?.view.state.doc.length ?? 0));
    },
    readNow,
    readSoon,
    forget,
    end() {
      reading.cancel();
      forgetting.cancel();
      client.end();
    },
  };
}

/** Returns what an editor shows of a text that was read. */
function analysisOf({ tokens, folds, diagnostics }: ReadAnswer, tree: Tree, client: ReaderClient): Analysis {
  return {
    tree,
    tokens,
    folds,
    diagnostics,
    describe: (offset) => client.ask({ about: 'hover', offset }).catch(() => undefined),
    pageOf: (code) => {
      const address = codePage(code);
      return address === undefined ? undefined : withBase(address);
    },
  };
}

/** Returns the pause during typing after which a text is read, in milliseconds. Longer texts are read less often. */
function pauseOf(length: number): number {
  if (length > 200_000) return 500;
  return length > 20_000 ? 250 : 80;
}
