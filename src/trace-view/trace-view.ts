import { characterStart } from '../cst/text/characters.js';
import type { Span } from '../diagnostics/index.js';
import { farthestStep, type LocatedCost, type LocatedTrace, type ShownStep, shownStep } from './shown-step.js';
import { traceSummary } from './trace-summary.js';

/** The reactions of a page to a view of a trace. */
export interface TraceViewOptions<Location> {
  /** Whether the view shows the text with the span of the step. Without it, the page marks the span. */
  readonly showsText?: boolean;
  /** Called with each step that is shown; with `undefined` if there is none. */
  readonly onStep?: (step: ShownStep<Location> | undefined) => void;
  /** Called with the location of a rule that the user has chosen. */
  readonly onRule: (location: Location) => void;
}

/** The most rules that are named: the innermost ones. */
const MAX_NAMED_RULES = 40;

/** Number of characters that are shown before and after the span of a step. */
const SURROUNDING = 1500;

/** The columns of the table of costs. Numbers but `share`, which is the part of all attempts. */
const COLUMNS = ['rule', 'calls', 'failed', 'attempts', 'share', 'read', 'again', 'given up'];

/**
 * An element that shows how a text was read: a slider over the steps, the rules that are being tried, and the cost of
 * each rule. The page gives it its style, by the classes `notice`, `trace`, `action`, `path`, `numbers` and `link`.
 */
export class TraceView<Location> {
  /** The element to put into the page. */
  readonly element = document.createElement('div');
  readonly #options: TraceViewOptions<Location>;
  readonly #summary = paragraph('notice');
  readonly #controls = document.createElement('div');
  readonly #back = button('Back', () => this.#goTo(this.#index - 1));
  readonly #slider = document.createElement('input');
  readonly #next = button('Next', () => this.#goTo(this.#index + 1));
  readonly #farthest = button('Farthest failure', () => this.#goTo(this.#farthestIndex ?? 0));
  readonly #position = paragraph('notice');
  readonly #path = paragraph('notice path');
  readonly #text = document.createElement('pre');
  readonly #costs = document.createElement('div');
  #trace: LocatedTrace<Location> | undefined;
  #read = '';
  #index = 0;
  #farthestIndex: number | undefined;

  constructor(options: TraceViewOptions<Location>) {
    this.#options = options;
    this.#slider.type = 'range';
    this.#slider.setAttribute('aria-label', 'Step');
    this.#slider.addEventListener('input', () => this.#goTo(Number(this.#slider.value)));
    this.#controls.className = 'row-of-controls trace';
    this.#controls.append(this.#back, this.#slider, this.#next, this.#farthest);
    this.#text.className = 'traced-text';
    this.#text.hidden = options.showsText !== true;
    this.element.append(this.#summary, this.#controls, this.#position, this.#path, this.#text, this.#costs);
  }

  /** Shows a trace of a text, from its first step. */
  show(trace: LocatedTrace<Location>, text: string): void {
    [this.#trace, this.#read] = [trace, text];
    this.#farthestIndex = farthestStep(trace);
    const { steps } = trace;
    this.#summary.textContent = traceSummary(trace);
    this.#slider.max = String(Math.max(0, steps.length - 1));
    this.#farthest.hidden = this.#farthestIndex === undefined;
    for (const part of [this.#controls, this.#position, this.#path]) part.hidden = steps.length === 0;
    this.#costs.replaceChildren(heading('Cost of each rule'), this.#table(trace));
    this.#goTo(0);
  }

  #goTo(index: number): void {
    const trace = this.#trace;
    if (trace === undefined || trace.steps.length === 0) return this.#options.onStep?.(undefined);
    const { steps, stepCount } = trace;
    this.#index = Math.max(0, Math.min(index, steps.length - 1));
    const shown = shownStep(trace, this.#index, this.#read);
    this.#slider.value = String(this.#index);
    this.#slider.setAttribute('aria-valuetext', shown.sentence);
    this.#back.disabled = this.#index === 0;
    this.#next.disabled = this.#index === steps.length - 1;
    const kept = steps.length < stepCount ? `, the first ${steps.length} are kept` : '';
    const sentence = document.createElement('b');
    sentence.className = 'step';
    sentence.textContent = shown.sentence;
    this.#position.replaceChildren(`Step ${this.#index + 1} of ${stepCount}${kept}: `, sentence);
    this.#path.textContent = pathText(shown.path);
    if (this.#options.showsText === true) this.#showText(shown.span);
    this.#options.onStep?.(shown);
  }

  /** Shows the text around a span, which is marked. */
  #showText({ start, end }: Span): void {
    const mark = document.createElement('mark');
    mark.textContent = this.#read.slice(start, end);
    const from = characterStart(this.#read, Math.max(0, start - SURROUNDING));
    const to = characterStart(this.#read, Math.min(this.#read.length, end + SURROUNDING));
    const before = `${from > 0 ? '…' : ''}${this.#read.slice(from, start)}`;
    this.#text.replaceChildren(before, mark, `${this.#read.slice(end, to)}${to < this.#read.length ? '…' : ''}`);
    mark.scrollIntoView({ block: 'nearest' });
  }

  #table({ rules, attempts }: LocatedTrace<Location>): HTMLTableElement {
    const table = document.createElement('table');
    table.className = 'numbers';
    const headings = table.createTHead().insertRow();
    for (const name of COLUMNS) {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.textContent = name;
      headings.append(cell);
    }
    const body = table.createTBody();
    for (const cost of rules) this.#addRow(body, cost, attempts);
    return table;
  }

  #addRow(body: HTMLTableSectionElement, cost: LocatedCost<Location>, all: number): void {
    const { rule, calls, failures, attempts, read, readAgain, givenUp, location } = cost;
    const row = body.insertRow();
    const link = button(rule, () => this.#options.onRule(location));
    link.className = 'link';
    row.insertCell().append(link);
    const share = `${((100 * attempts) / Math.max(1, all)).toFixed(1)} %`;
    for (const value of [calls, failures, attempts, share, read, readAgain, givenUp]) {
      row.insertCell().textContent = String(value);
    }
  }
}

function pathText(path: readonly string[]): string {
  const inner = path.slice(-MAX_NAMED_RULES);
  return [...(inner.length < path.length ? ['…'] : []), ...inner].join(' › ');
}

function paragraph(className: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.className = className;
  return element;
}

function heading(text: string): HTMLHeadingElement {
  const element = document.createElement('h2');
  element.textContent = text;
  return element;
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'action';
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
