import type { Clock, Remaining, Time } from '../../../../generated/otn/nodes.js';
import type { OtnTime } from '../model.js';

/** Seconds, overtimes and increment of a clock. */
export function lowerTime(node: Time | Remaining | Clock): OtnTime {
  const { main, overtime } = node;
  const increment = 'increment' in node ? node.increment : undefined;
  return {
    main: Number(main.text),
    ...(overtime === undefined
      ? {}
      : { overtime: { seconds: Number(overtime.seconds.text), count: Number(overtime.count.text) } }),
    ...(increment === undefined ? {} : { increment: Number(increment.seconds.text) }),
  };
}
