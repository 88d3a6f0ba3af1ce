import { countsText } from '../../../src/diagnostics/report/summary.js';
import type { Progress } from '../reading/progress.js';
import type { ReadAnswer } from '../reading/protocol.js';

/** The notation and the dialect that were chosen; empty if they are detected. */
export interface Choice {
  readonly notation: string;
  readonly dialect: string;
}

/** Returns the line below the editor: how the text was read, what was found, and how long it took. */
export function textSummary(answer: ReadAnswer, chosen: Choice, progress: Progress): string {
  const found = countsText(answer.counts);
  const notation = `${answer.title}${detected(chosen.notation === '')}`;
  const dialect =
    answer.dialect === undefined ? '' : ` · dialect ${answer.dialect}${detected(answer.dialect !== chosen.dialect)}`;
  const nothing = progress === 'complete' ? 'nothing wrong' : 'no errors of syntax';
  const more = progress === 'syntax' ? ' · checking the rest' : '';
  const time = `${answer.milliseconds < 10 ? answer.milliseconds.toFixed(1) : Math.round(answer.milliseconds)} ms`;
  return `${notation}${dialect} · ${found || nothing}${more} · ${time}`;
}

function detected(isDetected: boolean): string {
  return isDetected ? ', detected' : '';
}
