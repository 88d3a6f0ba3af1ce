/** A date that a record gives, as far as it is known. */
export interface KnownDate {
  /** The day, such as `2015-05-04`; the first one of the month or the year if only that is known. */
  readonly date: string;
  readonly precision: 'day' | 'month' | 'year';
}

/** A year, and perhaps a month and a day, with any of the usual separators; `?` stands for an unknown digit. */
const DATE = /^\s*(\d{4})(?:[-./](\d\d|\?\?)(?:[-./](\d\d|\?\?))?)?(?![\d?])/;

/** Reads the date at the start of a text; `undefined` if there is none, or if no calendar has it. */
export function dateIn(text: string): KnownDate | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined || year === '0000') return undefined;
  if (!isKnown(month)) return { date: `${year}-01-01`, precision: 'year' };
  if (!isKnown(day)) return checked(`${year}-${month}-01`, 'month');
  return checked(`${year}-${month}-${day}`, 'day');
}

const isKnown = (part: string | undefined): part is string => part !== undefined && !part.includes('?');

function checked(date: string, precision: KnownDate['precision']): KnownDate | undefined {
  const time = new Date(`${date}T00:00:00Z`);
  // A day that the month lacks would be one of the next month.
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== date ? undefined : { date, precision };
}
