import { defineDiagnostics, explainCodes } from 'ludogram';

/** The diagnostic codes of a text. A code never changes; its message may. */
export const diagnostics = defineDiagnostics('my-game', {
  'bad-result': {
    severity: 'error',
    message: "{found} isn't a result: expected a date, a player, the points and the other player",
  },
  'date-separator': {
    severity: 'warning',
    message: 'the date has other separators than hyphens: expected "{date}"',
    fixes: { 'write "{date}"': 'safe' },
  },
  'no-such-day': { severity: 'error', message: 'there is no {date}: expected a day of the calendar' },
});

/** The explanation of each code, for `ludogram explain`. */
export const codes = explainCodes(diagnostics, () => ({
  'bad-result': { explanation: 'A line has a date, two players and their points.', example: '2026-03-01 Ada 3:1 Ben' },
  'date-separator': { explanation: 'Hyphens separate year, month and day.', example: '2026/03/01 Ada 3-1 Ben' },
  'no-such-day': { explanation: 'A date is a day of the calendar.', example: '2026-02-30 Ada 3-1 Ben' },
}));
