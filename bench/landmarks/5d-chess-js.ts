import Chess from '5d-chess-js';
import { SHORT, shortFiveDGames } from '../inputs/short-five-d.js';
import { rateOf } from './rate.js';

/** Number of actions that it played: it silently stops at a move that leaves a king in check. */
function read(text: string): number {
  const game = new Chess();
  game.import(text);
  return game.rawAction;
}

const texts = shortFiveDGames().filter((text) => read(text) === 2 * SHORT);
const rate = rateOf('5d-chess-js, 5DPGN, plays every move', texts, Number(process.argv[2]), read);
const remark = [rate.remark, `${texts.length} games of ${SHORT} turns`].filter((part) => part !== '').join(', ');
process.send?.({ ...rate, remark });
