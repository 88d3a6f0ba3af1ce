import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, openGame } from 'ludogram';
import { parsePgnStructure, pgnGames, pgnNotation, readPgnStructure } from '../src/index.js';
import { random } from './random.js';

type OpenedGame = ReturnType<typeof open>;

/** Returns a game of a text; fails if it can't be opened. */
function open(text: string, game = 0) {
  const found = openGame(text, pgnNotation, { game });
  assert.ok(found.ok);
  return found;
}

/** Returns the game, which must not be refused. */
function opened<Game extends OpenedGame>(
  game: Game | { readonly ok: false; readonly problem: { readonly message: string } },
): Game {
  assert.ok(game.ok, game.ok ? '' : game.problem.message);
  return game;
}

/** Returns the text of a game after something that must not be refused. */
const textOf = (result: OpenedGame | ReturnType<OpenedGame['play']>): string => opened(result).text;

test('games alone are continued with the same text', () => {
  const texts = [pgnGames, pgnNotation].map((notation) => {
    const game = openGame('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *', notation);
    assert.ok(game.ok);
    const done = game.at(2).variation('d6').toStart().play('d4').toEnd().play('Nf6').comment('a move').at(1).remove();
    assert.ok(done.ok, done.ok ? '' : done.problem.message);
    const { text } = game;
    assert.ok(game.undo().ok);
    return [text, game.text, pgnGames.detect(text)];
  });
  assert.deepEqual(texts[0], texts[1]);
});

test('a text that is read without the rules can be edited', () => {
  const reading = parsePgnStructure('1. e4 {a} Qh5 *');
  assert.deepEqual(reading.diagnostics, readPgnStructure('1. e4 {a} Qh5 *').diagnostics);
  const edited = reading.edit({ replace: ['games', 0, 'moves', 1, 'san'], value: 'e5' });
  assert.ok(edited.ok);
  assert.equal(edited.reading.tree.text, '1. e4 {a} e5 *');
});

test('moves, variations and comments are written as the text writes its own', () => {
  assert.equal(textOf(open('1. e4 e5 *').toEnd().play('Nf3')), '1. e4 e5 2. Nf3 *');
  assert.equal(textOf(open('1.e4 e5 2.Nf3 *').toEnd().play('b8c6')), '1.e4 e5 2.Nf3 Nc6 *');
  assert.equal(textOf(open('1.e4 e5').toEnd().play('Nf3')), '1.e4 e5 2.Nf3');
  assert.equal(textOf(open('1. e4 e5\r\n2. d4 d5\r\n*').toEnd().play('c4')), '1. e4 e5\r\n2. d4 d5\r\n3. c4\r\n*');
  assert.equal(textOf(open('1. e4 {a   note}  e5 *').at(1).variation('d4')), '1. e4 {a   note} (1. d4)  e5 *');
  assert.equal(textOf(open('1.e4  e5 2.Nf3 *').at(2).variation('c5')), '1.e4  e5 (1...c5) 2.Nf3 *');
  assert.equal(textOf(open('1. e4 $1  e5 *').at(1).comment('best')), '1. e4 $1 {best}  e5 *');
});

test('a game of a file with several is continued, its variations are promoted and removed', () => {
  const text = '1. e4 e5 *\n\n1. d4   {first   move} d5 (1... Nf6 2. c4) 2. c4 *\n';
  const game = open(text, 1);
  assert.deepEqual(
    game.moves().map((move) => move.text),
    ['d4', 'd5', 'c4'],
  );
  assert.equal(textOf(game.at('2.1.2').play('e6')), text.replace('2. c4)', '2. c4 e6)'));
  assert.ok(game.promote().ok);
  assert.deepEqual(
    game.moves().map((move) => move.text),
    ['d4', 'Nf6', 'c4', 'e6'],
  );
  assert.equal(game.address, '4');
  game.undo();
  assert.equal(textOf(game.at('2.1.1').remove()), text.replace(' (1... Nf6 2. c4)', ''));
  assert.equal(game.ply, 1);
});

test('a mate is recorded where the text has a result, and a result can be given', () => {
  const text = '[Result "*"]\n\n1. f3 e5 2. g4 *\n';
  const game = open(text);
  assert.equal(textOf(game.toEnd().play('Qh4')), '[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n');
  assert.deepEqual(game.result, { winners: ['black'], reason: 'checkmate' });
  assert.equal(textOf(game.remove()), text);
  assert.equal(textOf(game.finish({ winners: [] })), text.replaceAll('*', '1/2-1/2'));
  assert.equal(textOf(open('1. f3 e5 2. g4').toEnd().play('Qh4')), '1. f3 e5 2. g4 Qh4#');
});

const TEXTS = [
  '[Event "x"]\n[Result "*"]\n\n1. e4 e5 *\n',
  '1.e4 e5 2.Nf3',
  '1. e4 e5\n2. d4 d5\n3. c4 *\n',
  '1.e4 e5\r\n2.d4 d5\r\n1-0\r\n',
  '1. e4 {best} e5 ; rest\n2. Nf3 (2. f4   exf4) *\n',
  '[FEN "4k3/P7/8/8/8/8/8/4K3 w - - 0 30"]\n\n*\n',
  '*\n',
  '1. e4 e5 2. Nf3 Nc6 *\n\n[Event "two"]\n\n1. d4 *\n',
  '% escape\n1. e4\r\ne5\r\n*\r\n',
];

test('random games: no other byte changes, no problem is added, and undo gives each text back', () => {
  const next = random(7);
  const codesOf = (text: string) => pgnNotation.read(text).diagnostics.map(({ code }) => code);
  let [changes, rewritten] = [0, 0];
  for (const source of TEXTS) {
    const game = open(source);
    const states = [source];
    for (let i = 0; i < 40; i++) {
      const before = game.text;
      const roll = next(100);
      if (roll < 10) game.comment(`note ${i}`);
      else if (roll < 20) game.at(next(game.ply + 1));
      else if (roll < 25) opened(game.at(0)).toEnd();
      else {
        const moves = game.legalMoves();
        if (moves.length > 0) assert.ok(game.play(moves[next(moves.length)]!).ok, before);
      }
      if (game.text === before) continue;
      assert.equal(applyEdits(before, game.edits), game.text);
      const results = /^[-/012*]*$/;
      for (const { start, end } of game.edits) rewritten += results.test(before.slice(start, end)) ? 0 : end - start;
      const added = codesOf(game.text).filter((code) => !codesOf(source).includes(code));
      assert.deepEqual(added, [], `${before}\ngave\n${game.text}`);
      const again = open(game.text);
      assert.ok(game.path === undefined || again.at(game.path).ok);
      assert.equal(game.rules.key(again.position), game.rules.key(game.position));
      states.push(game.text);
      changes++;
    }
    for (const state of states.toReversed().slice(1)) assert.equal(textOf(game.undo()), state);
  }
  assert.ok(changes > 150, String(changes));
  assert.equal(rewritten, 0);
});

test('comments with any characters are written so that they can be read, or refused', () => {
  const next = random(3);
  const characters = [...' \t\n\r{};()[]%"\\$*01#a\u00e9\u{1f600}\u0007'];
  let refused = 0;
  for (let i = 0; i < 200; i++) {
    const text = Array.from({ length: 1 + next(5) }, () => characters[next(characters.length)]!).join('');
    const game = open('1. e4 e5 2. Nf3 *');
    const result = game.at(1 + next(3)).comment(text);
    const comments = pgnNotation.read(game.text).model.games[0]!.moves.flatMap((move) => move.comments ?? []);
    assert.deepEqual(comments, result.ok ? [text] : [], JSON.stringify(text));
    if (!result.ok) refused++;
    if (!result.ok) assert.match(result.problem.message, /^a comment here can't contain ".+"/s);
  }
  assert.ok(refused > 20 && refused < 180, String(refused));
});

test('the board of a game is that of the chosen one', () => {
  const { model } = pgnNotation.read('1. e4 *\n\n[Event "second"]\n\n1. d4 d5 *\n');
  const titleOf = (game?: number) => {
    const drawn = pgnNotation.view!.at(model, game === undefined ? {} : { game });
    return drawn.ok ? drawn.view.title : drawn.problem.message;
  };
  assert.deepEqual([titleOf(), titleOf(1), titleOf(2)], ['1. e4', '1... d5', 'the file has no such game']);
});
