import { BuiltinKind, describeExpected, describeFound, explain, type SyntaxFailure } from '../../../src/cst/index.js';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { upperFirst } from '../../../src/generator/characters.js';
import { problemDiagnostic } from '../../../src/generator/codes/problem-diagnostic.js';
import { generate } from '../../../src/generator/generate.js';
import { formatProblem, GrammarProblems } from '../../../src/generator/problem.js';
import { grammarTokens } from '../../shared/grammar-tokens.js';
import { MAX_DIAGNOSTICS } from '../limits.js';
import { packedFolds, packedTokens, plainDocument, sentTree } from '../tree/outline.js';
import { FILE, GrammarAnalysis } from './grammar-analysis.js';
import type {
  CompileAnswer,
  CompileRequest,
  CoverageAnswer,
  EbnfRequest,
  FilesRequest,
  ResultAnswer,
  TraceRequest,
} from './grammar-protocol.js';

const analysis = new GrammarAnalysis();
let newest = 0;

self.onmessage = ({ data }: MessageEvent<CompileRequest | EbnfRequest | FilesRequest | TraceRequest>) => {
  if (data.kind === 'compile') {
    newest = data.version;
    // A newer request is already waiting and makes this one unnecessary.
    setTimeout(() => {
      if (newest === data.version) compile(data);
    });
  } else void answerRequest(data);
};

function compile({ version, grammar: source, text, samples, start }: CompileRequest): void {
  const begin = performance.now();
  const compiled = analysis.compile(source);
  const problems = compiled.problems.map(problemDiagnostic);
  if (!compiled.ok) {
    post({ kind: 'compile', version, problems, grammarTokens: grammarTokens(source) });
    return;
  }
  const { grammar } = compiled;
  const compileMilliseconds = performance.now() - begin;
  const startRule = start !== undefined && grammar.startRules.includes(start) ? start : grammar.startRules[0]!;
  const parsing = performance.now();
  const tree = grammar.parse(text, { start: startRule });
  const parseMilliseconds = performance.now() - parsing;
  const failures = explain(tree);
  const diagnostics = failures.slice(0, MAX_DIAGNOSTICS).map(failureDiagnostic);
  const parsed = {
    startRules: grammar.startRules,
    start: startRule,
    tree: sentTree(tree),
    tokens: packedTokens(plainDocument(tree)),
    folds: packedFolds(plainDocument(tree)),
    diagnostics,
    errorCount: failures.length,
    sampleErrors: samples.map((sample) =>
      sample === text ? failures.length : explain(grammar.parse(sample, { start: startRule })).length,
    ),
    compileMilliseconds,
    parseMilliseconds,
  };
  post({ kind: 'compile', version, problems, grammarTokens: grammarTokens(source), parsed });
  // Counting takes longer than parsing: a newer request comes first.
  setTimeout(() => {
    if (newest === version) cover(version, startRule, text);
  });
}

function cover(version: number, start: string, text: string): void {
  const { parts: counted, isCut } = analysis.coverage(start, text);
  const parts = counted.map(({ outcomes: _, ...part }) => part);
  const diagrams = analysis.diagrams();
  post({ kind: 'coverage', version, parts, isCut, diagrams });
}

const post = (answer: CompileAnswer | CoverageAnswer | ResultAnswer): void => self.postMessage(answer);

/** Reports text that could not be read as a diagnostic, because grammars have no messages of their own. */
function failureDiagnostic(failure: SyntaxFailure): Diagnostic {
  const { node, at, found, expected, kind } = failure;
  const unexpected = `unexpected ${describeFound(failure)}`;
  const wanted = expected.length === 0 ? '' : `: expected ${describeExpected(expected)}`;
  const message = node.kind === BuiltinKind.TooDeepError ? 'the text is nested too deeply' : `${unexpected}${wanted}`;
  return { code: kind, severity: 'error', message, span: { start: at, end: at + found.length } };
}

async function answerRequest(request: EbnfRequest | FilesRequest | TraceRequest): Promise<void> {
  const { id } = request;
  try {
    if (request.kind === 'ebnf') post(await fromEbnf(id, request.ebnf));
    else if (request.kind === 'trace') {
      const trace = analysis.trace(request.start, request.text);
      const message = 'The grammar has errors, so the text is not read.';
      post(trace === undefined ? { kind: 'result', id, ok: false, message } : { kind: 'result', id, ok: true, trace });
    } else {
      const { grammar, language } = request;
      const { files } = generate(grammar, { file: FILE, language, runtime: '../cst/index.js' });
      post({ kind: 'result', id, ok: true, files: [...files] });
    }
  } catch (error) {
    const message = error instanceof GrammarProblems ? error.problems.map(formatProblem).join('\n') : String(error);
    post({ kind: 'result', id, ok: false, message });
  }
}

async function fromEbnf(id: number, text: string): Promise<ResultAnswer> {
  const ebnf = await import('../../../src/grammar-tools/ebnf/from-ebnf.js');
  const { grammar, remarks } = ebnf.fromEbnf(text, { file: 'the EBNF', title: 'an EBNF' });
  return {
    kind: 'result',
    id,
    ok: true,
    text: grammar,
    remarks: remarks.map((one) => `${upperFirst(one)}.`).join(' '),
  };
}
