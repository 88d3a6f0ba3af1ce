import { expect, test } from 'vitest';
import { describeOtnRules, parseOtnRules } from '../../../src/notations/otn/index.js';

const START = 'start:/3c3/3n3/3T3/ttTKTtt/3T3/3N3/2gMG2/';
const inWords = (rules: string): string => describeOtnRules(parseOtnRules(`dim:7 ${rules} ${START}`).model);

test('every rule of a record without rules of its own is described', () => {
  expect(inWords('name:Seven_by_seven')).toBe(`Seven by seven.
The board is 7 × 7; the attackers move first.
The defenders win when the king is in a corner.
The attackers win when they capture the king; a side that is surrounded loses.
A position that comes up for the third time is a draw.
The king is captured by four attackers, one on each side. He captures like any other piece.
Pieces move any distance along ranks and files, like rooks.
Commanders can jump over an enemy.
Knights can jump over an enemy and capture it.
The corners (a1 g1 a7 g7): can be crossed by the king; can be stopped on by the king; help to capture everybody.
The center (d4): can be crossed by everybody; can be stopped on by the king; helps to capture everybody while empty, attackers while occupied.
A captured mercenary changes sides.
Guards neither capture, help to capture, nor are captured.
`);
});

test.each([
  ['atkf:n', 'the defenders move first.'],
  ['esc:e', 'when the king is at the edge of the board.'],
  ['efe:y', 'in a corner, or in an unbreakable fort at the edge.'],
  ['surf:n', 'The attackers win when they capture the king.'],
  ['tfr:i', 'Repeating a position has no consequence.'],
  ['tfr:w', 'The player who brings a position about for the third time wins.'],
  ['tfr:l', 'The player who brings a position about for the third time loses.'],
  ['ks:w', 'The king is captured by two attackers, like any other piece.'],
  ['ks:c', 'The king is captured by two attackers, but on or beside the center by four.'],
  ['ks:m', 'at the edge, three are enough.'],
  ['ka:n', 'He takes no part in captures.'],
  ['ka:a', 'only beside the piece that moves.'],
  ['ka:h', 'only as the piece that moves.'],
  ['kj:r', 'The king can jump over an enemy to or from the center, a corner or a fortress of their own.'],
  ['mj:c', 'Mercenaries can jump over an enemy and capture it.'],
  ['gj:j', 'Guards can jump over an enemy.'],
  ['spd:1', "Everybody can't move further than one space."],
  ['spd:-1,2', "Defenders can't move further than 2 spaces."],
  ['spd:-1,-1,-1,-1,-1,3,-1,1', "The king can't move further than one space."],
  ['spd:-1,-1,-1,-1,-1,3,-1,1', "Defenders' commanders can't move further than 3 spaces."],
  ['cor:', 'There are no corners.'],
  ['cen:', 'There is no center.'],
  ['afor:a4,g4', "The attackers' fortresses (a4 g4): can be crossed by everybody;"],
  ['dfor:d1', "The defenders' fortresses (d1): can be crossed by defenders;"],
  ['cenh: cenhe:t', "helps to capture attackers' taflmen while empty, nobody while occupied."],
  ['cenre:K', 'can be entered from outside by the king.'],
  ['sw:w', 'Rows of pieces at the edge are captured by a shieldwall, by a move that closes an end.'],
  ['sw:s swf:n', 'by a shieldwall, a corner may close an end, by any move that completes it.'],
  ['linc:y', 'A defender beside the king on the center is captured by attackers on its three other sides.'],
  ['ber:c', 'A piece that has captured moves on while it can capture.'],
  ['ber:m', 'A piece that has captured must move again, until it has moved without a capture.'],
])('the rule %s is described: %s', (rules, sentence) => {
  expect(inWords(rules)).toContain(sentence);
});

test('rules without a board that fits are not described', () => {
  expect(describeOtnRules(parseOtnRules('dim:9 start:/3/3/3/').model)).toMatch(/no starting position/);
});
