import { defineCatalogue, plural } from '../../diagnostics/index.js';
import { replayRows } from './catalogue-replay.js';

const RULES = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n';

/** Everything that can be said of a game, beside what its positions, moves and rules are told. */
export const otnCatalogue = defineCatalogue('otn', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: ({ name }: { name: string }) => `this seems to be ${name}, not a game in OTN`,
    explanation: 'The text begins like another notation. `ludogram formats` lists those that can be read.',
    example: '1. e4 e5 2. Nf3 Nc6\n',
  },
  'bad-tag': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no tag; a tag is [name:value]`,
    explanation: 'In front of the first turn, everything stands in tags (section 4).',
    example: `${RULES}[Spring cup]\n`,
  },
  'bad-tag-value': {
    severity: 'error',
    message: ({ name, takes, found }: { name: string; takes: string; found: string }) =>
      `${name} takes ${takes}, not ${found}`,
    explanation: 'Some tags have values of a fixed form; the others hold any text.',
    example: `[result:2]\n${RULES}`,
  },
  unclosed: {
    severity: 'error',
    message: ({ what }: { what: string }) => `the ] that ends ${what} is missing`,
    explanation:
      'A bracket is taken as missing where a new line begins another tag, or turns of the game. The fix adds it.',
    example: `[event:Spring cup\n${RULES}`,
  },
  'bad-turn-number': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no turn number; one is 7. or, in a variation, 7a.1.2a.`,
    explanation:
      'A turn begins with its number and a dot. In a variation, the number of the turn and the letter of the move that it replaces, the number of the variation, and the turn inside it stand there, with dots between them.',
    example: `${RULES}l. d1-c1 d3-b3\n`,
  },
  'missing-turn-number': {
    severity: 'error',
    message: ({ found }: { found: string }) => `the turn number in front of ${found} is missing`,
    explanation: 'Every turn begins with its number and a dot.',
    example: `${RULES}d1-c1 d3-b3\n`,
  },
  'stray-text': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is neither a turn nor commentary`,
    explanation: 'Behind the tags come turns, each with its commentary in brackets.',
    example: `${RULES}1. d1-c1 d3-b3\nwell played\n`,
  },
  'stray-commentary': {
    severity: 'error',
    message: 'commentary has no turn in front of it here; a turn has one pair of brackets',
    explanation: 'Commentary on all moves of a turn stands in one pair of brackets, with | between the parts.',
    example: `${RULES}1. d1-c1 d3-b3\n[one]\n[two]\n`,
  },

  // ---- structure: tags ----
  'unknown-tag': {
    severity: 'warning',
    message: ({ name }: { name: string }) => `nobody knows the tag ${name}; it is kept as it is`,
    explanation: 'The tag is in no revision of the text. It stays in the record.',
    example: `[weather:fine]\n${RULES}`,
  },
  'repeated-tag': {
    severity: 'warning',
    message: ({ name }: { name: string }) => `the tag ${name} is given twice; the first one counts`,
    explanation: 'Each tag stands at most once. `starting-comment` and `start-comment` are the same tag.',
    example: `[event:Cup]\n[event:League]\n${RULES}`,
  },
  'missing-rules': {
    severity: 'error',
    message: 'the rules are missing: a game has one [rules:…] tag',
    explanation: 'Tafl is a family of games. Without rules, nobody knows which one this is.',
    example: '[event:Cup]\n\n1. d1-c1 d3-b3\n',
  },
  'repeated-rules': {
    severity: 'error',
    message: 'the rules are given twice; the first ones count',
    explanation: 'A game has exactly one [rules:…] tag.',
    example: RULES + RULES,
  },
  'rules-not-last': {
    severity: 'note',
    message: ({ next }: { next: string }) => `the text wants the rules last, but ${next} stands behind them`,
    explanation:
      'Many files have tags behind the rules, and all programs read them. Canonical text has the rules last.',
    example: `${RULES}[result:1]\n`,
  },
  'line-break-in-tag': {
    severity: 'note',
    message: ({ name }: { name: string }) => `the text wants the tag ${name} on one line`,
    explanation: 'Long comments have line breaks in many files, and all programs read them.',
    example: `[start-comment:a\nb]\n${RULES}`,
  },
  'impossible-date': {
    severity: 'error',
    message: ({ found }: { found: string }) => `there is no ${found} in the calendar`,
    explanation: 'A date is YYYY.MM.DD.',
    example: `[date:2015.02.30]\n${RULES}`,
  },
  'position-size': {
    severity: 'error',
    message: ({ position, size }: { position: number; size: number }) =>
      `the position is ${position} × ${position}, but the rules are for ${size} × ${size}`,
    explanation: 'A [position:…] tag stands in place of the start of the rules, on the same board.',
    example: `[position:/1t1/tKt/1t1/]\n${RULES}`,
  },

  // ---- structure: turns ----
  'turn-order': {
    severity: 'error',
    message: ({ number, expected }: { number: number; expected: number }) =>
      `turn ${number} stands where turn ${expected} should`,
    explanation: 'Turn numbers run 1, 2, 3…, on the main line and in each variation.',
    example: `${RULES}1. d1-c1 d3-b3\n3. c1-b1 b3-b4\n`,
  },
  'no-moves': {
    severity: 'error',
    message: ({ number }: { number: number }) => `turn ${number} has no move`,
    explanation: 'A turn has one move or more. The last one may have fewer than the others, but not none.',
    example: `${RULES}1.\n`,
  },
  'missing-move': {
    severity: 'error',
    message: ({ number }: { number: number }) => `turn ${number} has only one move, and another turn follows`,
    explanation: 'Only the last turn of a line may miss moves, or one that a variation follows.',
    example: `${RULES}1. d1-c1\n2. c1-b1 d3-b3\n`,
  },
  'stray-skip': {
    severity: 'error',
    message: '..... stands only in front of the moves of a variation’s first turn',
    explanation: 'A variation that begins with the second move of a turn has ..... in place of the first one.',
    example: `${RULES}1. ..... d3-b3\n`,
  },
  'missing-skip': {
    severity: 'warning',
    message: ({ letter }: { letter: string }) =>
      `the variation begins with move ${letter}, so ..... should stand in place of the moves in front of it`,
    explanation: 'Programs count moves, so the first move of a turn keeps its place in a variation on the second.',
    example: `${RULES}1. d1-c1 d3-b3\n1b.1.1a. d3-c3\n`,
  },
  'no-such-move': {
    severity: 'error',
    message: ({ address }: { address: string }) => `there is no move ${address} that a variation could replace`,
    explanation: 'The address of a variation names a move of the line that it branches off: its turn and its letter.',
    example: `${RULES}1. d1-c1 d3-b3\n4a.1.1a. d1-b1\n`,
  },
  'surplus-commentary': {
    severity: 'warning',
    message: ({ parts, moves }: { parts: number; moves: number }) =>
      `the commentary has ${plural(parts, 'part')} for ${plural(moves, 'move')}`,
    explanation: 'The parts between the | belong to the moves in turn.',
    example: `${RULES}1. d1-c1 d3-b3\n[one|two|three]\n`,
  },
  'off-board': {
    severity: 'error',
    message: ({ space, size }: { space: string; size: number }) => `${space} is not on a board of ${size} × ${size}`,
    explanation: 'Files and ranks run as far as the rules say.',
    example: `${RULES}1. d1-d9 d3-b3\n`,
  },

  // ---- dialects ----
  'not-in-2016': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the 2016 revision has no ${what}`,
    explanation:
      'Variations, puzzle tags and `start-comment` (it was `starting-comment`) came later, and the rules tag was always the last. The dialect `current` has them.',
    example: `[puzzle-mode:loose]\n${RULES}`,
  },

  // ---- rules ----
  ...replayRows,
});
