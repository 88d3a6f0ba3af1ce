import { BuiltinKind } from '../../../cst/tree/language.js';
import { lookUp } from '../../ir.js';
import type { Plan } from '../plan.js';
import type { RuleFunctions } from '../rule-functions.js';
import { type CodeWriter, quoted } from '../writer.js';
import { MAX_DATA_SIZE } from './state.js';

/** Features of a parser that decide how a parse begins and ends. */
interface ParseUse extends Pick<RuleFunctions, 'opens' | 'nests' | 'remembers' | 'repeats'> {
  /** The loop for right recursion. */
  readonly follows: boolean;
}

/**
 * Writes the exported function `parse`, and those that it calls.
 *
 * @param resets statements that empty the state of searches
 */
export function emitParse(plan: Plan, resets: readonly string[], uses: ParseUse, out: CodeWriter): void {
  const { grammar, memo, leftRecursive } = plan;
  const { nests, remembers } = uses;
  const { startRules } = grammar;
  const searches = resets.length > 0 || uses.repeats;
  out.line('/** The start rules, and the type of the root that each makes. */');
  out.block('export interface Roots {', () => {
    for (const name of startRules) out.line(`${name}: ${rootType(name, plan)};`);
  });
  out.line();
  out.line('/**');
  out.line(` * Reads a text as ${startRules.join(' or ')}. Never throws: what can't be read becomes error nodes.`);
  out.line(' */');
  const first = quoted(startRules[0]!);
  out.block(
    `export function parse<Start extends keyof Roots = ${first}>(\n  source: string,\n  options: ParseOptions<Start> = {},\n): Tree<Roots[Start]> {`,
    () => {
      out.line('const { arena } = options;');
      out.line(`const start: keyof Roots = options.start ?? ${first};`);
      if (searches) out.line('text = source;');
      out.line('end = source.length;');
      out.line('input = encode(source, arena?.bytes ?? input, ALPHABET);');
      out.line('data = acquireTreeData(end, arena);');
      if (nests) {
        out.line('limit = Math.min(options.depthLimit ?? DEFAULT_DEPTH_LIMIT, MAX_DEPTH_LIMIT);');
        out.line('deepest = 0;');
      }
      for (const reset of resets) out.line(reset);
      out.line('n = 4;');
      out.line('hasNotable = false;');
      if (uses.follows) out.line('next = 0;');
      if (remembers) {
        if (plan.countsCalls) out.line(`calls = ${plan.remembersAtOnce ? MAX_DATA_SIZE : '0'};`);
        out.line('keptSize = 1;');
        if (leftRecursive.size > 0) {
          out.line(`memo = new Int32Array((end + 1) * ${memo.size});`);
          out.line('growing = 0;');
          out.line('leaned = 0x3fffffff;');
        }
      }
      if (plan.recovers) recoveringDocument(plan, out);
      else if (nests) limitedDocument(uses.opens, out);
      else out.line('document(start);');
      if (remembers) {
        out.line('if (keptSize > 1) spread();');
        out.line('memo = NO_DATA;');
        out.line('kept = NO_DATA;');
        if (plan.recovers) out.line('memoFar = NO_DATA;');
      }
      out.line(`data[0] = ${BuiltinKind.Document};`);
      out.line('data[1] = 0;');
      out.line('data[2] = end;');
      out.line('data[3] = n;');
      out.line('const tree = new Tree<Roots[Start]>(language, source, data, n, start, hasNotable);');
      out.line('if (arena === undefined) commitTreeData(data, n);');
      out.block('else {', () => {
        out.line('arena.data = data;');
        out.line('arena.bytes = input;');
      });
      out.line('if (arena !== undefined || input.length > 65536) input = NO_BYTES;');
      out.line('data = NO_DATA;');
      if (searches) out.line("text = '';");
      out.line('return tree;');
    },
  );
  out.line();
  const returns = plan.recovers ? 'boolean' : 'void';
  out.line(
    `/** Matches the start rule; the rest of the text becomes an error node.${plan.recovers ? ' Returns whether there is no rest.' : ''} */`,
  );
  out.block(`function document(start: keyof Roots): ${returns} {`, () => {
    out.line('const p = startAt0(start);');
    out.line('if (p < 0) n = 4;');
    out.block('if (p < end) {', () => {
      out.line('hasNotable = true;');
      out.line(`leaf(${BuiltinKind.UnparsedError}, Math.max(p, 0), end);`);
    });
    if (plan.recovers) out.line('return p === end;');
  });
  out.line();
  if (plan.recovers) parseAgain(plan, { ...uses, remembers }, out);
  out.block('function startAt0(start: keyof Roots): number {', () => {
    out.block('switch (start) {', () => {
      for (const name of startRules) {
        out.line(`case ${quoted(name)}:`);
        out.line(`  return $${name}(input, 0, 0${plan.isRecursive(name) ? ', 0' : ''});`);
      }
    });
  });
}

/** Returns the text up to the limit of nesting. */
function limitedDocument(opens: boolean, out: CodeWriter): void {
  out.line('try {');
  out.block('  document(start);\n  } catch (error) {', () => {
    out.line('if (error !== TOO_DEEP && !(error instanceof RangeError)) throw error;');
    endTooDeep(opens, out);
  });
}

function endTooDeep(opens: boolean, out: CodeWriter): void {
  out.line(opens ? 'closeAll(deepest);' : 'n = 4;');
  out.line('hasNotable = true;');
  out.line(`leaf(${BuiltinKind.TooDeepError}, deepest, end);`);
}

function recoveringDocument(plan: Plan, out: CodeWriter): void {
  out.line('recovery = undefined;');
  out.line('const outcome = parseOnce(start);');
  out.block('if (outcome !== true && outcome >= 0) {', () => {
    if (plan.recursesToRecover) out.line('const read = data[n - 3]!;');
    out.line('recovery = new Recovery(HOOKS, source);');
    if (plan.recursesToRecover) {
      out.line('const isTooDeep = recovery.run(() => parseOnce(start), hasErrors) === -1;');
      out.line('recovery = undefined;');
      out.line('// Some calls nest only while the parser recovers. Without recovery, it came farther.');
      out.line('if (isTooDeep && data[n - 3]! < read) parseOnce(start);');
    } else {
      out.line('recovery.run(() => parseOnce(start), hasErrors);');
      out.line('recovery = undefined;');
    }
    out.line('hasNotable = true;');
  });
}

/** The function that parses the text once, with the repairs known so far. */
function parseAgain(plan: Plan, { opens, nests, remembers, follows }: ParseUse, out: CodeWriter): void {
  out.line(
    '/** Reads the text once: returns the farthest offset where anything failed, or `true` if all of it is read. */',
  );
  out.block('function parseOnce(start: keyof Roots): number | true {', () => {
    out.line('n = 4;');
    out.line('far = 0;');
    out.line('hasNotable = false;');
    if (nests) out.line('deepest = 0;');
    if (follows) out.line('next = 0;');
    if (remembers) {
      const clear = `memo.fill(0, memoLow * ${plan.memo.size}, (memoHigh + 1) * ${plan.memo.size});`;
      if (plan.countsCalls) out.line(`calls = ${plan.remembersAtOnce ? MAX_DATA_SIZE : '0'};`);
      if (plan.leftRecursive.size > 0) {
        out.line(`if (memo.length === 0) memo = new Int32Array((end + 1) * ${plan.memo.size});`);
        out.line(clear);
        out.line('if (memoFar.length === 0) memoFar = new Int32Array(memo.length);');
        out.line('growing = 0;');
        out.line('leaned = 0x3fffffff;');
      } else out.line(clear);
      out.line('memoLow = end;');
      out.line('memoHigh = 0;');
    }
    out.line('try {');
    out.block('  return document(start) || far;\n  } catch (error) {', () => {
      out.line('if (error === FAR_ENOUGH) return end;');
      if (!nests) out.line('throw error;');
      else {
        out.line('if (error !== TOO_DEEP && !(error instanceof RangeError)) throw error;');
        endTooDeep(opens, out);
        out.line('return -1;');
      }
    });
  });
  out.line();
}

function rootType(name: string, plan: Plan): string {
  if (plan.rule(name).kind === undefined) return 'undefined';
  const sure = lookUp(plan.facts, name).infallible && plan.opensBeforeNesting(name);
  const view = `nodes.${plan.names.classOf(name)}`;
  return sure ? view : `${view} | undefined`;
}
