import type { ChoiceEntry, RulesWord, SpacesEntry } from '../../../../generated/otn/nodes.js';
import {
  isChoiceEntry,
  isPosition,
  isRulesWord,
  isSpacesEntry,
  isTurn,
  isUnknownEntry,
} from '../../../../generated/otn/readers.js';
import { firstNode, nextNode, nextNodeOutside, type NodeIndex, type Tree } from '../../../cst/index.js';
import { type Diagnostic, replacement } from '../../../diagnostics/index.js';
import { rulesDiagnostics } from './codes.js';
import { checkSlashes } from '../position/checks.js';
import { JUMPS_KEY } from './tafl-rules.js';

/** What departs from the text and is read all the same, in rules and positions wherever they stand. Level `syntax`. */
export function deviations(tree: Tree): Diagnostic[] {
  const out: Diagnostic[] = [];
  // Turns hold none of these.
  for (let at = firstNode(tree); at !== 0; at = isTurn(tree, at) ? nextNodeOutside(tree, at) : nextNode(tree, at)) {
    const found = deviation(tree, at);
    if (found !== undefined) out.push(found);
  }
  return out;
}

function deviation(tree: Tree, at: NodeIndex): Diagnostic | undefined {
  if (isPosition(tree, at)) return checkSlashes(tree.node(at));
  if (isRulesWord(tree, at)) return checkWord(tree.node(at));
  if (isChoiceEntry(tree, at)) return checkJump(tree.node(at));
  if (isSpacesEntry(tree, at)) return checkDefault(tree.node(at));
  if (!isUnknownEntry(tree, at)) return undefined;
  const { key } = tree.node(at);
  return rulesDiagnostics.report('unknown-key', key, { key: key.text });
}

function checkWord({ start, end, tree: { text } }: RulesWord): Diagnostic {
  const blanks = /[ \t\r\n]*/y;
  blanks.lastIndex = end;
  blanks.test(text);
  // Without it, a second one would be the first.
  const isRepeated = /^rules(?![\w:])/.test(text.slice(blanks.lastIndex, blanks.lastIndex + 6));
  const fixes = isRepeated ? [] : [replacement('drop it', { start, end: blanks.lastIndex }, '')];
  return rulesDiagnostics.report('rules-word', { start, end }, undefined, { fixes });
}

function checkJump({ key, value }: ChoiceEntry): Diagnostic | undefined {
  if (!JUMPS_KEY.test(key.text) || value.text !== 'y') return undefined;
  const fixes = [replacement('write {text}', value, 'j')];
  return rulesDiagnostics.report('jump-yes', value, { key: key.text }, { fixes });
}

function checkDefault(entry: SpacesEntry): Diagnostic | undefined {
  const { key, word } = entry;
  if (word === undefined) return undefined;
  const fixes = [replacement('leave it out', entry, '')];
  return rulesDiagnostics.report('default-word', word, { key: key.text }, { fixes });
}
