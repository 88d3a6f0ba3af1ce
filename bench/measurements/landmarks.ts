import { inChild } from '../child.js';

/** The rate of a program that reads records of other games, or does more than reading. */
export interface Landmark {
  readonly name: string;
  /** Megabytes per second; absent if it failed. */
  readonly speed?: number;
  readonly remark: string;
}

interface Rate {
  readonly name: string;
  readonly characters: number;
  readonly milliseconds: number;
  readonly remark: string;
}

const SCRIPTS = ['5d-chess-js', 'ours-5d', 'chessops', 'chess-js'];

/** Each in a process of its own, which is ended if it takes far longer than `seconds`. */
export async function landmarks(seconds: number): Promise<Landmark[]> {
  const out: Landmark[] = [];
  for (const script of SCRIPTS) {
    const outcome = await inChild<Rate>(`landmarks/${script}.js`, [String(seconds)], 60 + 4 * seconds);
    if ('failure' in outcome) out.push({ name: script, remark: outcome.failure });
    else {
      const { name, characters, milliseconds, remark } = outcome.value;
      out.push({ name, speed: characters / 1000 / milliseconds, remark });
    }
  }
  return out;
}
