import type { Span } from 'ludogram';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import { pointsIn } from '../model/model.js';
import { readValue } from '../model/values.js';
import { PROPERTIES } from '../properties.js';
import type { SgfContext } from '../syntax.js';
import type { Game } from './values.js';

// A node may list a point in only one property of a group. Every other property is its own group.
const STONES = ['AB', 'AW', 'AE'];
const MARKS = ['CR', 'MA', 'SL', 'SQ', 'TR'];
const TERRITORY = ['TB', 'TW'];

/** The first of the properties that list different points together with this one. */
const groupOf = new Map([STONES, MARKS, TERRITORY].flatMap((ids) => ids.map((id) => [id, ids[0]!] as const)));

/** The points, arrows, lines and labels that a node lists. */
export class NodePoints {
  /** The name of the property that lists a point, by the group of the property and by the point. */
  readonly #listed = new Map<string, Map<string, string>>();

  /**
   * Checks that the node does not list the points of a value yet. Reports `sgf/repeated-point` and `sgf/two-marks`, at
   * most once for a value.
   */
  check(raw: string, span: Span, id: string, { isGo }: Game, report: SgfContext['report']): void {
    const type = PROPERTIES.get(id)?.type;
    if (type === 'arrow') this.#add([raw.trim()], span, id, report);
    else if (type === 'label') this.#add([raw.slice(0, raw.indexOf(':')).trim()], span, id, report);
    else if (type === 'points' && isGo) this.#add(pointsIn(readValue(id, raw.trim())), span, id, report);
  }

  #add(points: Iterable<string>, span: Span, id: string, report: SgfContext['report']): void {
    const group = groupOf.get(id) ?? id;
    let listed = this.#listed.get(group);
    if (listed === undefined) this.#listed.set(group, (listed = new Map()));
    for (const point of points) {
      const first = listed.get(point);
      if (first === undefined) listed.set(point, id);
      else if (first !== id && MARKS.includes(id)) {
        return report(diagnostics.report('two-marks', span, { point, first, id }));
      } else return report(diagnostics.report('repeated-point', span, { point }));
    }
  }
}
