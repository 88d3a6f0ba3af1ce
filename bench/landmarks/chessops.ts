import { parsePgn } from 'chessops/pgn';
import { pgnTexts } from './pgn-texts.js';
import { rateOf } from './rate.js';

process.send?.(rateOf('chessops, PGN, syntax only', pgnTexts(), Number(process.argv[2]), (text) => parsePgn(text)));
