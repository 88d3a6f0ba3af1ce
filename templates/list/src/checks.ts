import { check, replacementOf } from 'ludogram';
import { diagnostics } from './codes.js';
import { parse } from './generated/my-game/parser.js';
import { dateOf } from './leaves.js';

/** A date has hyphens. The fix is safe: it can't change what the author meant. */
const hyphensInDates = check(parse, {
  on: 'Date',
  run(node, { tree, report }) {
    const date = dateOf(node.text);
    if (date === node.text) return;
    const fix = { title: 'write "{date}"', values: { date }, edits: replacementOf(tree, node, date) } as const;
    report(diagnostics.report('date-separator', node, { date }, { fixes: [fix] }));
  },
});

/** A date is a day of the calendar. */
const realDates = check(parse, {
  on: 'Date',
  run(node, { report }) {
    const date = dateOf(node.text);
    const time = Date.parse(`${date}T00:00:00Z`);
    const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
    if (!exists) report(diagnostics.report('no-such-day', node, { date }));
  },
});

/** Everything that is checked beyond the syntax. */
export const checks = [hyphensInDates, realDates];
