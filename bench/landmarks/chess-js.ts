import { Chess } from 'chess.js';
import { pgnTexts } from './pgn-texts.js';
import { rateOf } from './rate.js';

const read = (text: string) => {
  const game = new Chess();
  game.loadPgn(text);
  return game.history().length;
};
process.send?.(rateOf('chess.js, PGN, plays every move', pgnTexts(), Number(process.argv[2]), read));
