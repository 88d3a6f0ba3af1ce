import { writeRecords } from 'ludogram';
import type { GameModel } from './shape.js';

/** Returns the canonical text of games. */
export const writeGames = writeRecords<GameModel>({ move: ({ square }) => square });
