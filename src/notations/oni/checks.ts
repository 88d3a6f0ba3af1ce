import type { Diagnostic } from '../../diagnostics/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import { oniDiagnostics } from './codes.js';
import type { LoweredOni } from './lower.js';
import type { Cell } from './model.js';

/** Everything that level `structure` asks of a model. */
export function checkStructure(lowered: LoweredOni, cards: CardSet): Diagnostic[] {
  return [...checkPieceCounts(lowered), ...checkDifferentCards(lowered, cards)];
}

/** The five cards are different. Reports `oni/repeated-card` at the later one. */
function checkDifferentCards({ cards: dealt }: LoweredOni, cards: CardSet): Diagnostic[] {
  return dealt.flatMap((card, i) => {
    const first = dealt.find(({ value }) => value === card.value)!;
    if (first === dealt[i]) return [];
    const { name } = cards.get(card.value)!;
    const related = [{ message: 'dealt here first', span: { start: first.start, end: first.end } }];
    return [oniDiagnostics.report('repeated-card', card, { name }, { related })];
  });
}

const SIDES: readonly { readonly side: string; readonly sensei: Cell; readonly disciple: Cell }[] = [
  { side: 'red', sensei: '2', disciple: '0' },
  { side: 'blue', sensei: '3', disciple: '1' },
];

/** One sensei and up to four disciples a side: `oni/too-many-senseis`, `oni/too-many-disciples`, `oni/no-sensei`. */
function checkPieceCounts({ game: { board }, cells }: LoweredOni): Diagnostic[] {
  return SIDES.flatMap(({ side, sensei, disciple }) => {
    const senseis = cells.filter(({ value }) => value === sensei);
    const disciples = cells.filter(({ value }) => value === disciple);
    const [, secondSensei] = senseis;
    const fifthDisciple = disciples[4];
    const out: Diagnostic[] = [];
    if (secondSensei !== undefined) {
      out.push(oniDiagnostics.report('too-many-senseis', secondSensei, { side, count: senseis.length }));
    }
    if (senseis.length === 0 && board !== undefined) {
      const whole = { start: cells[0]!.start, end: cells.at(-1)!.end };
      out.push(oniDiagnostics.report('no-sensei', whole, { side }));
    }
    if (fifthDisciple !== undefined) {
      out.push(oniDiagnostics.report('too-many-disciples', fifthDisciple, { side, count: disciples.length }));
    }
    return out;
  });
}
