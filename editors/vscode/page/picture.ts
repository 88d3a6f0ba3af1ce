import type { ToPage } from '../src/board/messages.js';

const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'start', End: 'end' };

const BUTTONS = [
  ['start', 'Start (Home)', '«'],
  ['back', 'Back (Left)', '‹'],
  ['forward', 'Forward (Right)', '›'],
  ['end', 'End (End)', '»'],
] as const;

/** A picture that the server has drawn, with buttons and keys for the plies of its game. */
export class Picture {
  readonly #element = document.createElement('div');
  readonly #sheet = document.createElement('div');
  readonly #bar = document.createElement('div');
  readonly #count = document.createElement('span');
  readonly #buttons: ReadonlyMap<string, HTMLButtonElement>;
  readonly #goTo: (ply: number) => void;
  #ply = 0;
  #plies = 0;

  /** @param goTo asks for the picture of a ply */
  constructor(goTo: (ply: number) => void) {
    this.#goTo = goTo;
    this.#sheet.className = 'picture';
    this.#bar.setAttribute('role', 'toolbar');
    this.#bar.setAttribute('aria-label', 'Moves');
    this.#buttons = new Map(
      BUTTONS.map(([step, name, sign]) => {
        const button = document.createElement('button');
        [button.type, button.title, button.textContent] = ['button', name, sign];
        button.setAttribute('aria-label', name);
        button.addEventListener('click', () => this.#step(step));
        return [step, button];
      }),
    );
    this.#bar.append(...this.#buttons.values(), this.#count);
    this.#element.append(this.#sheet, this.#bar);
    addEventListener('keydown', ({ key }) => {
      const step = KEYS[key];
      if (step !== undefined && this.#element.isConnected) this.#step(step);
    });
  }

  /** Shows a picture. Returns the element that has it. */
  draw({ svg, ply, plies }: ToPage & { readonly is: 'picture' }): HTMLElement {
    this.#sheet.innerHTML = svg;
    [this.#ply, this.#plies] = [ply ?? 0, plies ?? 0];
    this.#bar.hidden = ply === undefined;
    this.#count.textContent = `${this.#ply} / ${this.#plies}`;
    for (const [step, button] of this.#buttons) button.disabled = this.#target(step) === this.#ply;
    return this.#element;
  }

  #step(step: string): void {
    const target = this.#target(step);
    if (target !== this.#ply) this.#goTo(target);
  }

  #target(step: string): number {
    if (step === 'start') return 0;
    if (step === 'end') return this.#plies;
    return Math.min(this.#plies, Math.max(0, this.#ply + (step === 'back' ? -1 : 1)));
  }
}
