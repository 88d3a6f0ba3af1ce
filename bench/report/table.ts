import { type Measurements, type Row, speedOf } from '../jobs/job.js';
import type { Results } from './results.js';
import { isReached, TARGETS } from './targets.js';

/** Results as Markdown, one table per part. */
export function tables(results: Results): string {
  const parts = [
    machineText(results),
    targetTable(results),
    ...groupTables(results),
    memoryTable(results),
    linearTable(results),
    adversarialText(results),
    processTable(results),
    generationTable(results),
    archiveTable(results),
    chessTable(results),
    taflText(results),
    wildText(results),
    landmarkTable(results),
    failureText(results),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, i) => (i === 0 ? '---' : '---:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

function machineText({ machine }: Results): string {
  const { processor, cores, gigabytes, system, node, v8, date, load } = machine;
  const busy = load.some((one) => one > cores / 2)
    ? ' Other work was running at the same time: trust only the best runs.'
    : '';
  return `${processor}, ${cores} cores, ${gigabytes} GB, ${system}, Node ${node} (V8 ${v8}), ${date}; load ${load.join(' to ')}.${busy}`;
}

function targetTable(results: Results): string {
  const rows = TARGETS.flatMap((target) => {
    const value = target.measured(results);
    if (value === undefined) return [];
    const { wanted } = target;
    const bound = 'atLeast' in wanted ? `≥ ${wanted.atLeast}` : `≤ ${wanted.atMost}`;
    return [[target.name, bound, number(value), isReached(target, value) ? 'yes' : '**no**']];
  });
  return rows.length === 0 ? '' : `### Targets\n\n${table(['target', 'required', 'measured', 'met'], rows)}`;
}

function groupTables({ rows }: Results): string[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.map((group) =>
    groupTable(
      group,
      rows.filter((row) => row.group === group),
    ),
  );
}

const isTimed = (row: Row): row is Measurements => !('failure' in row);

function groupTable(group: string, rows: readonly Row[]): string {
  const timed = rows.filter(isTimed);
  const reference = timed.find(({ name }) => name.startsWith('stock peggy')) ?? timed[0];
  const size = timed[0] === undefined ? '' : `, ${(timed[0].characters / 1e6).toFixed(1)} MB`;
  const heads = ['', 'MB/s best', 'median', `× ${reference?.name.split(',')[0] ?? ''}, best`, 'median', 'compared'];
  const body = rows.map((row) =>
    isTimed(row) ? timedCells(row, reference!) : [row.name, row.failure, '', '', '', ''],
  );
  return `### ${group}${size}\n\n${table(heads, body)}`;
}

function timedCells(row: Measurements, reference: Measurements): string[] {
  const median = (it: Measurements) => it.characters / 1000 / it.median;
  const { agreement } = row;
  return [
    row.name,
    number(speedOf(row)),
    number(median(row)),
    number(speedOf(row) / speedOf(reference)),
    number(median(row) / median(reference)),
    agreement === 'not compared' ? '' : typeof agreement === 'string' ? agreement : `**differs**: ${agreement.differs}`,
  ];
}

function memoryTable({ memory }: Results): string {
  if (memory === undefined) return '';
  const rows = memory.map(({ input, name, bytes }) => [`${input}: ${name}`, bytes.toFixed(1)]);
  return `### memory kept, bytes per character\n\n${table(['', 'bytes'], rows)}`;
}

function linearTable({ linear }: Results): string {
  if (linear === undefined) return '';
  const rows = linear.map(({ format, level, of, small, large }) => [
    `${format}, ${level}, ${of}`,
    number(small),
    number(large),
    (large / small).toFixed(2),
  ]);
  return `### cost of a character, nanoseconds\n\n${table(['', 'at 0.5 MB', 'at 8 MB', '×'], rows)}`;
}

function adversarialText({ adversarial }: Results): string {
  if (adversarial === undefined) return '';
  const rows = adversarial.worst.map(({ format, shape, growth }) => [
    `${format}, ${shape.replaceAll('|', '\\|').replaceAll('<', '\\<')}`,
    growth.toFixed(1),
  ]);
  const head = `### texts made to be slow: the worst of ${adversarial.shapes}`;
  return `${head}\n\n${table(['', 'time of 4 × the text'], rows)}`;
}

function processTable({ processes }: Results): string {
  if (processes === undefined) return '';
  const { generateOne, slowestGrammar, generateAll, checkTogether, checkApart, bareNode } = processes;
  const rows = [
    ['node alone', number(bareNode)],
    [`generate ${slowestGrammar}, the slowest one`, number(generateOne)],
    ['generate all grammars', number(generateAll)],
    ['check 1,000 small files', number(checkTogether)],
    ['check 1,000 small files, one start each, estimated from 20', number(checkApart)],
  ];
  return `### whole processes, milliseconds\n\n${table(['', 'best'], rows)}`;
}

/** Returns the table of the language server. */
export function serverTable({ server }: Results): string {
  if (server === undefined) return '';
  const rows = server.map(({ notation, firstDiagnostics, lastDiagnostics, completion, memory }) => [
    notation.replace(/^\w+/, '`$&`'),
    ...[firstDiagnostics, lastDiagnostics, completion].map((time) => time.toFixed(0)),
    memory === undefined ? '' : (memory / 1e6).toFixed(0),
  ]);
  return table(['', 'first diagnostics, ms', 'last diagnostics, ms', 'completion, ms', 'memory, MB'], rows);
}

function generationTable({ generation }: Results): string {
  if (generation === undefined) return '';
  const kilobytes = (bytes: number): string => number(bytes / 1000);
  const rows = generation.map((row) => [
    row.grammar,
    row.lines.toLocaleString('en-US'),
    number(row.ours),
    number(row.peggy),
    row.tsPegjs === undefined ? '' : number(row.tsPegjs),
    number(row.ours / row.peggy),
    kilobytes(row.ourParser),
    kilobytes(row.ourFiles),
    kilobytes(row.peggyParser),
    number(row.ourFiles / row.peggyParser),
    kilobytes(row.ourMinified),
    number(row.ourMinified / row.peggyMinified),
  ]);
  const times = ['', 'lines', 'ours, ms', 'peggy, ms', 'ts-pegjs, ms', '× peggy'];
  const sizes = ['parser.js, kB', 'all .js, kB', "peggy's, kB", '× peggy', 'minified, kB', '× peggy'];
  return `### generation of parsers, processor time and size\n\n${table([...times, ...sizes], rows)}`;
}

function archiveTable({ archives }: Results): string {
  if (archives === undefined) return '';
  const rows = archives.map(({ format, millions, check, one, two, duckdb }) => [
    `${format}, ${millions} million plies`,
    ...[check, one, two].map((time) => number(time / 1000)),
    number(one / check),
    number(one / two),
    duckdb === undefined ? '' : number(duckdb / 1000),
  ]);
  const heads = ['', 'check', 'export', 'in two threads', 'export ÷ check', 'one ÷ two threads', 'DuckDB'];
  return `### archives, seconds\n\n${table(heads, rows)}`;
}

function chessTable({ chess }: Results): string {
  if (chess === undefined) return '';
  const rows = chess.map(({ name, megabytes, seconds, remark }) => [
    name,
    seconds === undefined ? '' : number(seconds),
    seconds === undefined ? '' : number(megabytes / seconds),
    remark,
  ]);
  const size = chess[0]!.megabytes.toFixed(1);
  const heads = ['', 'seconds', 'MB/s', ''];
  return `### archive of chess games, ${size} MB, processor time\n\n${table(heads, rows)}`;
}

function taflText({ tafl }: Results): string {
  if (tafl === undefined) return '';
  const rows = [
    ['plies checked and played per second', number(tafl.pliesPerSecond)],
    ['one game of 20,000 plies, × ten of its parts', tafl.longAgainstParts.toFixed(2)],
  ];
  return `### tafl by the rules, 11 × 11 Copenhagen\n\n${table(['', ''], rows)}`;
}

function wildText({ wild }: Results): string {
  if (wild === undefined) return '';
  if ('absent' in wild) return `### wild grammars\n\nNot measured: ${wild.absent}.`;
  const rows = wild.rows.map(({ grammar, characters, ours, peggy, cached }) => {
    const speed = (best: number) => number(characters / 1000 / best);
    const ratio = peggy === undefined ? '' : number(peggy / ours);
    const plain = peggy === undefined ? 'over 1 s per text' : speed(peggy);
    return [grammar, speed(ours), plain, speed(cached), ratio, number(cached / ours)];
  });
  const heads = ['MB/s, best', 'ours', 'stock peggy', 'with cache', '× stock peggy', '× with cache'];
  return `### wild grammars\n\n${table(heads, rows)}`;
}

function landmarkTable({ landmarks }: Results): string {
  if (landmarks === undefined) return '';
  const rows = landmarks.map(({ name, speed, remark }) => [
    name,
    speed === undefined ? 'failed' : number(speed),
    remark,
  ]);
  return `### landmarks\n\n${table(['', 'MB/s', ''], rows)}`;
}

function failureText({ failures }: Results): string {
  const lines = Object.entries(failures).map(([part, failure]) => `- ${part}: ${failure}`);
  return lines.length === 0 ? '' : `### not measured\n\n${lines.join('\n')}`;
}
