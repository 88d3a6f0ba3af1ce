import { type PgnGame, type PgnMove, pgnNotation } from '../src/index.js';
import { randomGame } from '../test/games.js';
import { random } from '../test/random.js';

/** A file of games for the measurements. */
export interface GameFile {
  readonly name: string;
  readonly text: string;
}

const DISTINCT = 300;

/** Repeats games until the text has so many characters. */
function fileOf(name: string, games: readonly PgnGame[], size: number): GameFile {
  const texts = games.map((game) => pgnNotation.print({ games: [game] }));
  const parts: string[] = [];
  for (let length = 0, i = 0; length < size; i++) {
    const text = texts[i % texts.length]!;
    parts.push(text);
    length += text.length + 1;
  }
  return { name, text: parts.join('\n') };
}

/** Moves without annotations. */
const bare = (moves: readonly PgnMove[]): PgnMove[] => moves.map(({ san }) => ({ san }));

const ROSTER = (i: number) => [
  { name: 'Event', value: 'Rated blitz game' },
  { name: 'Site', value: `https://example.org/${i.toString(36).padStart(8, '0')}` },
  { name: 'Date', value: '2024.05.11' },
  { name: 'Round', value: '-' },
  { name: 'White', value: `player${i}` },
  { name: 'Black', value: `other${i * 7}` },
  { name: 'Result', value: '1/2-1/2' },
];

const ONLINE = (i: number) => [
  ...ROSTER(i),
  { name: 'BlackElo', value: String(1500 + (i % 900)) },
  { name: 'ECO', value: `C${10 + (i % 90)}` },
  { name: 'Opening', value: 'Italian Game: Classical Variation, Giuoco Pianissimo' },
  { name: 'Termination', value: 'Normal' },
  { name: 'TimeControl', value: '180+2' },
  { name: 'UTCDate', value: '2024.05.11' },
  { name: 'UTCTime', value: '12:34:56' },
  { name: 'WhiteElo', value: String(1500 + ((i * 13) % 900)) },
];

const result = '1/2-1/2';

/**
 * Returns bare games; games as servers export them, with a clock after each move, or an evaluation and a clock;
 * annotated games with variations.
 */
export function gameFiles(size: number): GameFile[] {
  const next = random(1);
  const seeds = Array.from({ length: DISTINCT }, (_, i) => i + 1);
  const games = seeds.map((seed) => randomGame(seed, 60 + next(80)));
  const clock = () => `[%clk 0:0${next(3)}:${10 + next(50)}${next(2) === 0 ? '' : `.${1 + next(9)}`}]`;
  const score = () => `[%eval ${(next(800) - 400) / 100}]`;
  const online = (comment: () => string) =>
    games.map(({ moves }, i) => ({
      tags: ONLINE(i),
      moves: bare(moves).map((move) => ({ ...move, comments: [comment()] })),
      result,
    }));
  return [
    fileOf(
      'bare',
      games.map(({ moves }, i) => ({ tags: ROSTER(i), moves: bare(moves), result })),
      size,
    ),
    fileOf('clocks', online(clock), size),
    fileOf(
      'online',
      online(() => `${score()} ${clock()}`),
      size,
    ),
    fileOf(
      'annotated',
      games.map((game, i) => ({ ...game, ...annotated(game), tags: ROSTER(i), result })),
      size,
    ),
  ];
}

/** Returns the moves of a game without what other readers reject, such as $0 and comments with a closing brace. */
const annotated = (game: PgnGame): Pick<PgnGame, 'moves'> =>
  JSON.parse(
    JSON.stringify({ moves: game.moves })
      .replaceAll('with } a brace', 'a plan')
      .replaceAll('"nags":[0]', '"nags":[1]')
      .replaceAll('see [Event \\"x\\"]', 'see above'),
  ) as Pick<PgnGame, 'moves'>;
