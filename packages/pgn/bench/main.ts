import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCommands } from './commands.js';
import { type Contender, CONTENDERS } from './contenders.js';
import { gameFiles } from './files.js';

/** Returns the processor time since a measurement, which other programs on the machine disturb least. */
function milliseconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const SIZE = Number(process.env.SIZE ?? 10e6);
const ROUNDS = Number(process.env.ROUNDS ?? 9);

/** Returns the beginning of a file, up to the end of a game. */
const partOf = (text: string, share: number): string =>
  share === 1 ? text : text.slice(0, text.indexOf('\n\n[Event ', text.length * share) + 1);

/**
 * Measures megabytes per second of processor time, the best of several rounds. All readers take turns, in an order that
 * rotates: memory that the reader before has left is faster than new memory.
 */
function measure(text: string): Map<Contender, number> {
  const best = new Map<Contender, number>();
  const parts = new Map(CONTENDERS.map((contender) => [contender, partOf(text, contender.share)]));
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % CONTENDERS.length;
    for (const contender of [...CONTENDERS.slice(first), ...CONTENDERS.slice(0, first)]) {
      if (round >= 2 && contender.share < 0.1) continue;
      const part = parts.get(contender)!;
      (globalThis as { gc?: () => void }).gc?.();
      const start = process.cpuUsage();
      contender.read(part);
      const speed = part.length / 1e3 / milliseconds(start);
      best.set(contender, Math.max(best.get(contender) ?? 0, speed));
    }
  }
  return best;
}

for (const { name, text } of gameFiles(SIZE)) {
  const part = partOf(text, 0.05);
  const [ours, ...others] = CONTENDERS.flatMap(({ name: reader, moves }) =>
    moves === undefined ? [] : [{ reader, moves: JSON.stringify(moves(part)) }],
  );
  const differing = others.filter(({ moves }) => moves !== ours!.moves).map(({ reader }) => reader);
  console.log(
    `\n${name}: ${(text.length / 1e6).toFixed(1)} MB; ${differing.length === 0 ? 'all readers find the same moves' : `other moves: ${differing.join(', ')}`}`,
  );
  const speeds = measure(text);
  const fastest = (makes: string) =>
    [...speeds]
      .filter(([contender]) => !contender.name.startsWith('ludogram') && contender.makes === makes)
      .reduce((best, [, speed]) => Math.max(best, speed), 0);
  for (const [contender, speed] of speeds) {
    const reference = fastest(contender.makes === 'rules' ? 'rules' : 'model');
    const ratio = contender.name.startsWith('ludogram') ? `${(speed / reference).toFixed(1)} x the fastest other` : '';
    console.log(`  ${contender.name.padEnd(32)} ${speed.toFixed(1).padStart(6)} MB/s  ${ratio}`);
  }
  measureCommands(text);
}

// Verdicts: which of the cases of the suite each reader accepts.
const SUITE = join(import.meta.dirname, '..', '..', '..', 'suite', 'pgn');
const casesOf = (kind: string): string[] =>
  readdirSync(join(SUITE, kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pgn'))
    .map((file) => readFileSync(join(SUITE, kind, file), 'utf8'));

function accepts({ read }: Contender, text: string): boolean {
  try {
    return read(text) !== false;
  } catch {
    return false;
  }
}

console.log('\ncases of the suite: valid ones accepted, invalid ones rejected');
const [valid, invalid] = [casesOf('valid'), casesOf('invalid')];
for (const contender of CONTENDERS) {
  const right = valid.filter((text) => accepts(contender, text)).length;
  const rejected = invalid.filter((text) => !accepts(contender, text)).length;
  console.log(`  ${contender.name.padEnd(32)} ${right} of ${valid.length}, ${rejected} of ${invalid.length}`);
}
