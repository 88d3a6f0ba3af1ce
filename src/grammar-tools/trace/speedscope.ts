import { VERSION } from '../../version.js';
import type { Trace } from './trace.js';

/** A file of speedscope, which draws flame graphs: an evented profile. */
export interface SpeedscopeFile {
  readonly $schema: 'https://www.speedscope.app/file-format-schema.json';
  readonly name: string;
  readonly exporter: string;
  readonly activeProfileIndex: 0;
  readonly shared: {
    readonly frames: readonly { readonly name: string; readonly file: string; readonly line: number }[];
  };
  readonly profiles: readonly [
    {
      readonly type: 'evented';
      readonly name: string;
      readonly unit: 'none';
      readonly startValue: 0;
      readonly endValue: number;
      /** `O` opens a frame, `C` closes it. */
      readonly events: readonly { readonly type: 'O' | 'C'; readonly frame: number; readonly at: number }[];
    },
  ];
}

/**
 * Makes a file that speedscope shows as a flame graph: a frame is a rule, and its width is the number of expressions
 * that were tried. Rules whose end is not among the steps of the trace end with them.
 */
export function speedscopeFile(trace: Trace, name: string): SpeedscopeFile {
  const frames = new Map(trace.rules.map(({ rule }, index) => [rule, index]));
  const end = trace.steps.length < trace.stepCount ? (trace.steps.at(-1)?.attempts ?? 0) : trace.attempts;
  const open: number[] = [];
  const events = trace.steps.map(({ step, rule, attempts }) => {
    const frame = frames.get(rule)!;
    if (step === 'enter') open.push(frame);
    else open.pop();
    return { type: step === 'enter' ? ('O' as const) : ('C' as const), frame, at: attempts };
  });
  for (const frame of open.reverse()) events.push({ type: 'C', frame, at: end });
  return {
    $schema: 'https://www.speedscope.app/file-format-schema.json',
    name,
    exporter: `ludogram ${VERSION}`,
    activeProfileIndex: 0,
    shared: { frames: trace.rules.map(({ rule, location: { file, line } }) => ({ name: rule, file, line })) },
    profiles: [
      {
        type: 'evented',
        name: `${trace.start}: expressions tried`,
        unit: 'none',
        startValue: 0,
        endValue: end,
        events,
      },
    ],
  };
}
