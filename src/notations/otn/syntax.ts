import { type AnyNode, Field, Kind, type StrayError, type UnnumberedTurnError } from '../../../generated/otn/nodes.js';
import { parse } from '../../../generated/otn/parser.js';
import { describeExpected, explain, type Node, parentOf, type SyntaxFailure, type Tree } from '../../cst/index.js';
import { type Diagnostic, replacement, type Span } from '../../diagnostics/index.js';
import { rowNumbers } from '../../notation/row-numbers.js';
import { trimmed } from '../../notation/spans.js';
import { otnDiagnostics } from './game/codes.js';
import { moveDiagnostics } from './move/codes.js';
import { positionDiagnostics } from './position/codes.js';
import { rulesDiagnostics } from './rules/codes.js';
import { quote } from './quote.js';
import { takenBy, takenByTag } from './values.js';

/** One diagnostic for each error node of a tree, in the words of the format. Level `syntax`. */
export function syntaxDiagnostics(tree: Tree): Diagnostic[] {
  const rowOf = rowNumbers(tree, Field.rows);
  return explain(tree).map((failure) => describe(failure, rowOf));
}

function describe(failure: SyntaxFailure, rowOf: ReturnType<typeof rowNumbers>): Diagnostic {
  const node = failure.node as AnyNode;
  const found = quote(node.text);
  switch (node.kind) {
    case Kind.MissingPositionError:
      return positionDiagnostics.report('missing-position', node);
    case Kind.CellError:
      return positionDiagnostics.report(/^\d/.test(node.text) ? 'bad-count' : 'unknown-piece', node, { found });
    case Kind.EmptyRowError:
      return positionDiagnostics.report('empty-row', node, { row: rowOf(node) });
    case Kind.MissingMoveError:
      return moveDiagnostics.report('missing-move', node);
    case Kind.MoveError:
      return describeMove(failure);
    case Kind.EntryError:
      return describeEntry(node);
    case Kind.TagValueError:
      return describeTagValue(node);
    case Kind.TagError:
      return otnDiagnostics.report('bad-tag', trimmed(node), { found });
    case Kind.UnclosedError:
      return describeUnclosed(node);
    case Kind.AddressError:
      return otnDiagnostics.report('bad-turn-number', node, { found });
    case Kind.UnnumberedTurnError: {
      const [first] = (node as UnnumberedTurnError).moves;
      return otnDiagnostics.report('missing-turn-number', first!, { found: quote(first!.text) });
    }
    case Kind.StrayError:
      return node.text.startsWith('[')
        ? otnDiagnostics.report('stray-commentary', node)
        : otnDiagnostics.report('stray-text', strayText(node as StrayError), { found });
    default:
      return describeRest(node);
  }
}

/** What stands behind a record that is read alone. */
function describeRest(node: Node): Diagnostic {
  const args = { found: quote(node.text) };
  switch (node.tree.startRule) {
    case 'PositionRecord':
      return positionDiagnostics.report('unexpected-text', trimmed(node), args);
    case 'MoveRecord':
      return moveDiagnostics.report('unexpected-text', trimmed(node), args);
    default:
      return rulesDiagnostics.report('unexpected-text', trimmed(node), args);
  }
}

function describeMove({ node, at, expected }: SyntaxFailure): Diagnostic {
  const { text } = node;
  const solid = text.replace(/[ \t]+/g, '');
  if (solid !== text) {
    return moveDiagnostics.report(
      'blank-in-move',
      node,
      { wanted: solid },
      { fixes: [replacement('write {text}', node, solid)] },
    );
  }
  const lower = text.replace(/[A-Z](?=\d)/g, (letter) => letter.toLowerCase());
  if (lower !== text && !parse(lower, { start: 'MoveRecord' }).hasErrors) {
    const args = { found: quote(text), wanted: lower };
    const fixes = [replacement(hasLoneSymbol(text) ? 'write {text}, without a symbol' : 'write {text}', node, lower)];
    return moveDiagnostics.report('upper-case-space', node, args, { fixes });
  }
  const wanted = expected.filter(({ type }) => type === 'name' || type === 'literal');
  const before = text.slice(0, Math.max(0, at - node.start));
  const why = wanted.length === 0 || before === '' ? '' : `; behind ${quote(before)} comes ${describeExpected(wanted)}`;
  return moveDiagnostics.report('unreadable-move', node, { found: quote(text), why });
}

/** Whether a capital letter before a number may be the symbol of a piece whose file is missing. */
const hasLoneSymbol = (move: string): boolean => /(?<![A-Za-z])[TCNKMG]\d/.test(move);

function describeEntry(node: Node): Diagnostic {
  const [, key = '', value = ''] = /^([^:]*):(.*)$/s.exec(node.text) ?? [];
  const takes = takenBy(key);
  if (takes === undefined) return rulesDiagnostics.report('bad-entry', node, { found: quote(node.text) });
  const found = value === '' ? 'nothing' : quote(value);
  return rulesDiagnostics.report('bad-value', node, { key, takes, found });
}

function describeTagValue(node: Node): Diagnostic {
  const [, name = '', value = ''] = /^\[([^:]*):([^\]]*)/.exec(node.text) ?? [];
  const start = node.start + name.length + 2;
  const span = value.trim() === '' ? node : trimmed({ start, end: start + value.length, tree: node.tree });
  const found = value.trim() === '' ? 'nothing' : quote(value);
  return otnDiagnostics.report('bad-tag-value', span, { name, takes: takenByTag(name), found });
}

function describeUnclosed(node: Node): Diagnostic {
  const { tree } = node;
  const opening = tree.node(parentOf(tree, node.index)).start;
  const open = withoutBlanks(tree.text.slice(opening, node.start));
  const name = /^\[([\w-]+):/.exec(open)?.[1];
  const what = name === undefined ? 'the commentary' : `the tag ${name}`;
  const end = opening + open.length;
  const add = hasSeveralEnds(open)
    ? { title: 'add the ] at the end of line {line}' as const, values: { line: `${tree.lines.position(end).line}` } }
    : { title: 'add the ]' as const };
  return otnDiagnostics.report(
    'unclosed',
    node,
    { what },
    { fixes: [{ ...add, edits: [{ start: end, end, text: ']' }] }] },
  );
}

/** A text without the blanks of the notation at its end. Other white space is a part of a value. */
function withoutBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\r\n'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** Whether an open tag or commentary could end elsewhere: before another line, bracket or turn in it. */
const hasSeveralEnds = (open: string): boolean => /[\r\n]|\[|(?<![a-z\d.])[a-z.]*\d[a-z\d.]*\.\s/.test(open.slice(1));

/** Stray text without the commentary that it takes along. */
function strayText({ start, end, comment, tree }: StrayError): Span {
  return trimmed({ start, end: comment?.start ?? end, tree });
}
