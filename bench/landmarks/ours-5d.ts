import { parse5dfen } from '../../src/notations/5dfen/index.js';
import { fillTexts } from '../inputs/fill.js';
import { shortFiveDGames } from '../inputs/short-five-d.js';
import { rateOf } from './rate.js';

const texts = fillTexts(200_000, shortFiveDGames());
process.send?.(rateOf('ours, 5DPGN, at rules', texts, Number(process.argv[2]), (text) => parse5dfen(text)));
