import { defined } from '../../../src/defined.js';
import { countSeverities } from '../../../src/diagnostics/index.js';
import { errorMessage } from '../../../src/errors.js';
import { detect, type NotationReading } from '../../../src/library/index.js';
import { codeOf } from '../../../src/lsp/features/hover.js';
import { readInFittingDialect } from '../../../src/notation/index.js';
import { MAX_DIAGNOSTICS } from '../limits.js';
import { packedFolds, packedTokens, sentTree } from '../tree/outline.js';
import type { QuestionedText } from './answers.js';
import { NOTATION_LIST } from './notation-list.js';
import type { AskRequest, ReadAnswer, ReadRequest, UnknownAnswer } from './protocol.js';

/** The text that was read last. */
interface Current extends QuestionedText {
  readonly version: number;
}

let current: Current | undefined;
let newest = 0;
/** Resolves when the newest text was read. */
let isRead: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ReadRequest | AskRequest>) => {
  if (data.kind === 'read') {
    newest = data.version;
    // Reported to the page as an error of the worker.
    isRead = read(data).catch(reportError);
  } else void answer(data);
};

/**
 * Longer texts are first read at level `syntax`, which is quick, so that colors and the tree don't wait for the rules.
 */
const MAX_LENGTH_AT_ONCE = 30_000;

async function read(request: ReadRequest): Promise<void> {
  const { version, text, notation: id, dialect, level } = request;
  const entry = id === undefined ? detect(text, NOTATION_LIST) : NOTATION_LIST.find((row) => row.id === id);
  if (entry === undefined) {
    const message =
      text.trim() === '' ? 'The text is empty.' : 'The notation of this text is not known. Choose one above.';
    self.postMessage({ kind: 'unknown', version, message } satisfies UnknownAnswer);
    return;
  }
  const notation = await entry.load();
  const loaded = { notation, support: (await entry.editor?.()) ?? {} };
  const isChosen = dialect !== undefined && entry.dialects.includes(dialect);
  const readAt = (at: ReadRequest['level']) =>
    isChosen ? notation.read(text, { level: at, dialect }) : readInFittingDialect(notation, text, { level: at });
  const wanted = entry.levels.includes(level) ? level : entry.levels.at(-1)!;
  const isLong = text.length > MAX_LENGTH_AT_ONCE && wanted !== 'syntax';
  if (isLong) {
    await report(request, loaded, () => readAt('syntax'), { isPartial: true });
    // Lets a newer request arrive, which makes the rest unnecessary.
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (newest !== version) return;
  }
  if (newest === version) await report(request, loaded, () => readAt(wanted), { isPartial: false });
}

async function report(
  { version }: ReadRequest,
  { notation, support }: Pick<Current, 'notation' | 'support'>,
  readText: () => NotationReading,
  { isPartial }: { readonly isPartial: boolean },
): Promise<void> {
  const begin = performance.now();
  const reading = readText();
  const milliseconds = performance.now() - begin;
  current = { version, notation, reading, support };
  const shown = reading.diagnostics.slice(0, MAX_DIAGNOSTICS);
  const explanations = Object.fromEntries(shown.map(({ code }) => [code, codeOf(code, notation)?.explanation ?? '']));
  const tree = sentTree(reading.tree);
  const document = { notation, reading, support };
  const [tokens, folds] = [packedTokens(document), packedFolds(document)];
  const sent: ReadAnswer = {
    kind: 'read',
    version,
    isPartial,
    notation: notation.id,
    title: notation.title,
    ...defined({ dialect: reading.dialect }),
    targets: notation.targets,
    diagnostics: shown,
    diagnosticCount: reading.diagnostics.length,
    counts: countSeverities(reading.diagnostics),
    explanations,
    tree,
    tokens,
    folds,
    milliseconds,
  };
  self.postMessage(sent, { transfer: [tree.data.buffer, tokens.buffer, folds.buffer] });
}

async function answer(request: AskRequest): Promise<void> {
  const { id, version } = request;
  try {
    // Loaded with the first question, because the first text asks none.
    const [{ answerTo }] = await Promise.all([import('./answers.js'), isRead]);
    if (current?.version !== version) throw new Error('the text has changed');
    self.postMessage({ kind: 'ask', id, ok: true, value: answerTo(request, current) });
  } catch (error) {
    self.postMessage({ kind: 'ask', id, ok: false, message: errorMessage(error) });
  }
}
