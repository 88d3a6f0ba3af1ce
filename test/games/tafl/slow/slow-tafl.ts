import { type Piece, sideOf, type Square, type TaflRules, typeOf } from '../../../../src/games/tafl/index.js';

// The rules of tafl again, from the text of OpenTafl notation, section 3: without tables, one question a function.
// Shieldwalls, edge forts, moving on after captures and repetition are left out: rules with these are not compared.

/** A position: the piece on each space, `column,row` counted from 0, and whose turn it is. */
export interface Slow {
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly toMove: 'attackers' | 'defenders';
}

type Point = readonly [column: number, row: number];
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const key = ([column, row]: Point): string => `${column},${row}`;
const pointOf = (name: string): Point => name.split(',').map(Number) as unknown as Point;
const plus = ([a, b]: Point, [c, d]: Point, times = 1): Point => [a + c * times, b + d * times];

export class SlowRules {
  readonly #rules: TaflRules;

  constructor(rules: TaflRules) {
    this.#rules = rules;
  }

  start(): Slow {
    const { size, start, first } = this.#rules;
    const pieces = new Map<string, Piece>();
    for (const [square, piece] of start.entries()) {
      if (piece !== 0) pieces.set(key([square % size, Math.floor(square / size)]), piece);
    }
    return { pieces, toMove: first };
  }

  perft(position: Slow, depth: number): number {
    if (depth === 0) return 1;
    return this.moves(position).reduce((sum, [from, to]) => {
      const { after, isOver } = this.play(position, from, to);
      return sum + (depth > 1 && isOver ? 0 : this.perft(after, depth - 1));
    }, 0);
  }

  moves(position: Slow): [Point, Point][] {
    const { size } = this.#rules;
    const moves: [Point, Point][] = [];
    for (const [name, piece] of position.pieces) {
      if (sideOf(piece) !== position.toMove) continue;
      const from = pointOf(name);
      for (const way of WAYS) {
        for (let n = 1; n < size; n++) {
          const to = plus(from, way, n);
          if (this.#mayGo(position, piece, from, way, n) || this.#mayJump(position, piece, from, way, n)) {
            moves.push([from, to]);
          }
        }
      }
    }
    return moves;
  }

  /** The position after a move, and whether the game ends with it. */
  play(position: Slow, from: Point, to: Point): { readonly after: Slow; readonly isOver: boolean } {
    const pieces = new Map(position.pieces);
    const piece = pieces.get(key(from))!;
    pieces.delete(key(from));
    pieces.set(key(to), piece);
    const taken = this.#captures({ ...position, pieces }, from, to);
    const kingTaken = taken.some((name) => typeOf(pieces.get(name)!) === 'king');
    for (const name of taken) {
      const captured = pieces.get(name)!;
      if (typeOf(captured) === 'mercenary') pieces.set(name, captured ^ 8);
      else pieces.delete(name);
    }
    const toMove = position.toMove === 'attackers' ? 'defenders' : 'attackers';
    const after: Slow = { pieces, toMove };
    const escaped = typeOf(piece) === 'king' && this.#isEscape(to);
    return { after, isOver: kingTaken || escaped || this.#isDecided(after) };
  }

  #isOn([column, row]: Point): boolean {
    const { size } = this.#rules;
    return column >= 0 && row >= 0 && column < size && row < size;
  }

  #kind([column, row]: Point): 'corner' | 'centre' | 'attackerFortress' | 'defenderFortress' | undefined {
    const square: Square = row * this.#rules.size + column;
    const kinds = ['corner', 'centre', 'attackerFortress', 'defenderFortress'] as const;
    return kinds.find((kind) => this.#rules.spaces[kind].squares.includes(square));
  }

  #may(what: 'passableBy' | 'stoppableBy' | 'enterableBy', piece: Piece, at: Point): boolean {
    const kind = this.#kind(at);
    return kind === undefined || ((this.#rules.spaces[kind][what] >> piece) & 1) === 1;
  }

  #mayEnter(piece: Piece, from: Point, at: Point): boolean {
    return this.#kind(from) === this.#kind(at) || this.#may('enterableBy', piece, at);
  }

  #mayGo({ pieces }: Slow, piece: Piece, from: Point, way: Point, n: number): boolean {
    if (n > (this.#rules.speed.get(piece) ?? Infinity)) return false;
    for (let step = 1; step <= n; step++) {
      const at = plus(from, way, step);
      if (!this.#isOn(at) || pieces.has(key(at)) || !this.#mayEnter(piece, from, at)) return false;
      if (!this.#may(step === n ? 'stoppableBy' : 'passableBy', piece, at)) return false;
    }
    return true;
  }

  #mayJump({ pieces }: Slow, piece: Piece, from: Point, way: Point, n: number): boolean {
    const jumps = this.#rules.jumps[typeOf(piece)];
    const over = pieces.get(key(plus(from, way)));
    const to = plus(from, way, 2);
    if (n !== 2 || jumps === 'none' || over === undefined || sideOf(over) === sideOf(piece)) return false;
    if (!this.#isOn(to) || pieces.has(key(to)) || !this.#mayEnter(piece, from, to)) return false;
    if (!this.#may('stoppableBy', piece, to)) return false;
    const own = sideOf(piece) === 'attackers' ? 'attackerFortress' : 'defenderFortress';
    const helps = (at: Point) => ['corner', 'centre', own].includes(this.#kind(at) ?? '');
    return jumps !== 'restricted' || helps(from) || helps(to);
  }

  #captures(position: Slow, from: Point, to: Point): string[] {
    const { pieces } = position;
    const mover = pieces.get(key(to))!;
    if (typeOf(mover) === 'guard') return [];
    const taken = new Set<string>();
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const jumped = pieces.get(key(middle));
    if (jumped !== undefined && this.#rules.jumps[typeOf(mover)] === 'capturing' && typeOf(jumped) !== 'guard') {
      taken.add(key(middle));
    }
    const { kingArms } = this.#rules;
    if (typeOf(mover) === 'king' && kingArms !== 'armed' && kingArms !== 'hammer') return [...taken];
    for (const way of WAYS) {
      const at = plus(to, way);
      const victim = pieces.get(key(at));
      if (victim === undefined || sideOf(victim) === sideOf(mover) || typeOf(victim) === 'guard') continue;
      if (
        typeOf(victim) === 'king' ? this.#takesKing(position, at, mover, way) : this.#takes(position, at, victim, way)
      ) {
        taken.add(key(at));
      }
    }
    return [...taken];
  }

  #takes({ pieces }: Slow, at: Point, victim: Piece, way: Point): boolean {
    const opposite = plus(at, way);
    if (!this.#isOn(opposite)) return false;
    if (this.#isHostile(pieces, opposite, victim)) return true;
    const beside = pieces.get(key(opposite));
    if (!this.#rules.linnaean || beside === undefined || typeOf(beside) !== 'king') return false;
    if (this.#kind(opposite) !== 'centre') return false;
    const others = WAYS.map((direction) => plus(opposite, direction)).filter((point) => key(point) !== key(at));
    return others.every((point) => {
      const attacker = pieces.get(key(point));
      return attacker !== undefined && sideOf(attacker) === 'attackers';
    });
  }

  #takesKing({ pieces }: Slow, at: Point, mover: Piece, way: Point): boolean {
    const king = pieces.get(key(at))!;
    const { kingStrength } = this.#rules;
    const opposite = plus(at, way);
    const byTwo = this.#isOn(opposite) && this.#isHostile(pieces, opposite, king);
    const around = WAYS.map((direction) => plus(at, direction));
    if (kingStrength === 'weak') return byTwo;
    if (kingStrength === 'middleweight') {
      return around.every((point) => !this.#isOn(point) || this.#isHostile(pieces, point, king));
    }
    const isCentral = [at, ...around].some((point) => this.#isOn(point) && this.#kind(point) === 'centre');
    if (kingStrength === 'strong-centre' && !isCentral) return byTwo;
    if (around.every((point) => this.#isOn(point) && this.#isHostile(pieces, point, king))) return true;
    if (typeOf(mover) !== 'commander' || !this.#isOn(opposite)) return false;
    const helper = pieces.get(key(opposite));
    if (helper !== undefined) return typeOf(helper) === 'commander' && sideOf(helper) === 'attackers';
    return byTwo && this.#kind(opposite) !== 'centre';
  }

  #isHostile(pieces: ReadonlyMap<string, Piece>, at: Point, victim: Piece): boolean {
    const piece = pieces.get(key(at));
    const { spaces, kingArms, emptyCentreHostileTo } = this.#rules;
    if (piece !== undefined && sideOf(piece) !== sideOf(victim) && typeOf(piece) !== 'guard') {
      if (typeOf(piece) !== 'king' || kingArms === 'armed' || kingArms === 'anvil') return true;
    }
    const kind = this.#kind(at);
    if (kind === undefined) return false;
    const set = kind === 'centre' && piece === undefined ? emptyCentreHostileTo : spaces[kind].hostileTo;
    return ((set >> victim) & 1) === 1;
  }

  #isAtEdge([column, row]: Point): boolean {
    const last = this.#rules.size - 1;
    return column === 0 || row === 0 || column === last || row === last;
  }

  #isEscape(at: Point): boolean {
    return this.#rules.escape === 'edge' ? this.#isAtEdge(at) : this.#kind(at) === 'corner';
  }

  #isDecided({ pieces, toMove }: Slow): boolean {
    const sides = ['attackers', 'defenders'] as const;
    const own = (side: Slow['toMove']) => [...pieces].filter(([, piece]) => sideOf(piece) === side);
    if (own(toMove).length === 0) return true;
    if (this.#rules.surroundingFatal && sides.some((side) => this.#isSurrounded(pieces, side))) return true;
    const isEmpty = (at: Point) => this.#isOn(at) && !pieces.has(key(at));
    return !own('defenders').some(([name]) => WAYS.some((way) => isEmpty(plus(pointOf(name), way))));
  }

  /** Whether no piece of a side could walk to the edge if its own side's pieces were not in its way. */
  #isSurrounded(pieces: ReadonlyMap<string, Piece>, side: Slow['toMove']): boolean {
    const reached = new Set<string>();
    for (const [name, piece] of pieces) if (sideOf(piece) === side) reached.add(name);
    for (const name of reached) {
      for (const way of WAYS) {
        const at = plus(pointOf(name), way);
        const there = pieces.get(key(at));
        if (this.#isOn(at) && (there === undefined || sideOf(there) === side)) reached.add(key(at));
      }
    }
    return ![...reached].some((name) => this.#isAtEdge(pointOf(name)));
  }
}
