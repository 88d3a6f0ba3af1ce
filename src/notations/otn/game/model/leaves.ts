import type { Date as DateNode, MoveAddress, Remark, TextTag } from '../../../../../generated/otn/nodes.js';
import {
  moveAddressLetter,
  moveAddressSteps,
  moveAddressTurn,
  remarkClock,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, endOf, type NodeIndex, startOf, textOf, type Tree } from '../../../../cst/index.js';
import { checkText } from '../../../../diagnostics/check-text.js';
import type { Span } from '../../../../diagnostics/index.js';
import { numberText } from '../../../../notation/codec/number-text.js';
import { colonAt } from '../../rules/model/leaves.js';
import { lowerStep, type OtnStep, printLocation, printSteps, stepsIn } from '../addresses/steps.js';
import { ALIASES } from '../tags/tag-names.js';

/** A calendar date. */
export interface OtnDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The address of a move: the steps to its variation, if any, then its turn and letter. */
export interface OtnMoveAddress {
  readonly steps: readonly OtnStep[];
  readonly turn: number;
  readonly letter: string;
}

/** The result: `1` if the attackers won, `-1` if the defenders won, `0` for a draw, `?` for anything else. */
export type OtnResult = '1' | '0' | '-1' | '?';

/** The index of the name, or of the value, of a tag with any text. */
type TextIndex = NodeIndex<TextTag['key']> | NodeIndex<TextTag['value']>;

/** Returns the name of a tag as the current revision of the specification spells it. */
export function tagNameAt(tree: Tree, node: TextIndex): string {
  const name = textOf(tree, node);
  return ALIASES.get(name) ?? name;
}

/** Returns the text of a tag without the white space around it. */
export const tagTextAt = (tree: Tree, node: TextIndex): string => textOf(tree, node).trim();

/** Reads a date such as `2015.05.04`. */
export function dateIn(text: string): OtnDate {
  const [year = 0, month = 0, day = 0] = text.split('.').map(Number);
  return { year, month, day };
}

/** Returns the date that a node names. */
export const dateAt = (tree: Tree, node: NodeIndex<DateNode>): OtnDate => dateIn(textOf(tree, node));

const padded = (number: number, width: number): string => numberText(number).padStart(width, '0');

/** Writes a date such as `2015.05.04`. */
export const printDate = ({ year, month, day }: OtnDate): string =>
  `${padded(year, 4)}.${padded(month, 2)}.${padded(day, 2)}`;

/** Returns the address that a node names. */
export const moveAddressAt = (tree: Tree, node: NodeIndex<MoveAddress>): OtnMoveAddress => ({
  steps: elementsOf(tree, node, moveAddressSteps).map((step) => lowerStep(tree, step)),
  turn: Number(textOf(tree, moveAddressTurn(tree, node))),
  letter: textOf(tree, moveAddressLetter(tree, node)),
});

/** Reads the address of a move, such as `7a.1.2b`; `undefined` for any other text. */
export function moveAddressIn(text: string): OtnMoveAddress | undefined {
  const last = text.slice(text.lastIndexOf('.') + 1);
  const [, turn, letter] = /^(\d+)([a-z])$/.exec(last) ?? [];
  return letter === undefined ? undefined : { steps: stepsIn(text), turn: Number(turn), letter };
}

/** Writes the address of a move: `6a`, with the steps of its variation before it, if any. */
export const printMoveAddress = ({ steps, turn, letter }: OtnMoveAddress): string =>
  printSteps(steps) + printLocation({ turn, letter });

/** Returns the span of the name of a tag. */
export const spanOfName = (tree: Tree, node: NodeIndex): Span => ({
  start: startOf(tree, node) + 1,
  end: colonAt(tree, node),
});

/** Returns the text of a comment after its clock. */
export function commentTextAt(tree: Tree, node: NodeIndex<Remark>): string {
  const { start, end } = spanOfCommentText(tree, node);
  return tree.text.slice(start, end);
}

/** Returns the span of the text of a comment after its clock. */
export function spanOfCommentText(tree: Tree, node: NodeIndex<Remark>): Span {
  const clock = remarkClock(tree, node);
  return { start: clock === 0 ? startOf(tree, node) : endOf(tree, clock), end: endOf(tree, node) };
}

const HINT = /\(Hint: ([^)]*)\)/g;

/** Returns the hints in commentary, `(Hint: …)`, without the parentheses. */
export function hintsIn(text: string): string[] {
  checkText(text);
  if (!text.includes('(Hint:')) return [];
  // No hint ends after the last parenthesis. Looking for its end from each "(Hint:" would take quadratic time.
  const closed = text.slice(0, text.lastIndexOf(')') + 1);
  return [...closed.matchAll(HINT)].map(([, hint = '']) => hint);
}
