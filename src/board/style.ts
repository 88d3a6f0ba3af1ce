/**
 * The style of a board. The colors follow the color scheme of the page, or the attribute `theme`; each can be set by a
 * variable of CSS.
 */
export const STYLE = `
:host {
  display: block;
  container-type: inline-size;
  color-scheme: light dark;
  --ink: var(--ludogram-ink, light-dark(#2b261d, #ece7dc));
  --muted: var(--ludogram-muted, light-dark(#6b6353, #a9a292));
  --paper: var(--ludogram-paper, light-dark(#fdfbf5, #24221e));
  --line: var(--ludogram-line, light-dark(#ddd4c0, #46423a));
  --accent: var(--ludogram-accent, light-dark(#1f6b3a, #7fcf9a));
  --on-accent: var(--ludogram-on-accent, light-dark(#fff, #10241a));
  --wrong: var(--ludogram-wrong, light-dark(#a3261b, #ff9d92));
  --mark: var(--ludogram-mark, #1f7a3f);
  --height: var(--ludogram-board-height, 85vh);
  --zoom: max(1, var(--ludogram-board-zoom, 1));
  --is-unset: calc(1 - min(1, var(--ludogram-board-zoom, 0)));
  font: 16px/1.4 system-ui, sans-serif;
  color: var(--ink);
}
:host([theme='light']) { color-scheme: light }
:host([theme='dark']) { color-scheme: dark }
:host([hidden]) { display: none }
* { box-sizing: border-box }
.frame { display: grid; gap: 16px; padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px }
.board { min-width: 0; max-height: calc(var(--height) + 18px); align-self: start; outline: none; overflow: auto }
.sheet { position: relative; width: fit-content; min-width: calc(100% * var(--zoom)) }
.board svg { display: block; width: 100%; height: auto; max-height: calc(var(--height) * var(--zoom)); border-radius: 8px }
.picture > div { min-width: calc(var(--least) * var(--is-unset)) }
.picture { filter: var(--ludogram-board-filter, none) }
.squares { position: absolute; inset: 0; height: 100% !important }
.turned > svg { rotate: 180deg }
.turned text, .turned .upright { rotate: 180deg; transform-box: fill-box; transform-origin: center }
rect[data-square] { fill: transparent; outline: none }
rect.start:hover, rect.picked, rect.target { fill: var(--mark); fill-opacity: .18 }
rect.picked { stroke: var(--mark); stroke-width: 3.5 }
rect.target { fill-opacity: .08 }
rect.target:hover { fill-opacity: .25 }
rect:focus-visible { stroke: #0a58ca; stroke-width: 3.5 }
.dot { fill: var(--mark); opacity: .75 }
.ring { fill: none; stroke: var(--mark); stroke-width: 3.5; opacity: .85 }
.dot, .ring { pointer-events: none }
.side { display: flex; flex-direction: column; gap: 12px; min-width: 0 }
.bar, .choices { display: flex; flex-wrap: wrap; gap: 6px }
button, input { font: inherit; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px }
button, summary, rect[data-square] { cursor: pointer }
button:hover, .choices button { border-color: var(--accent) }
:is(button, input, summary, pre):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
.bar button { flex: 1 0 32px; max-width: 56px; min-height: 36px; padding: 0; font-size: 18px; line-height: 1 }
.status { margin: 0; min-height: 1.4em; font-weight: 600; overflow-wrap: anywhere }
.problem { display: block; color: var(--wrong); font-weight: 400 }
.choices { max-height: 12em; overflow: auto }
.moves { position: relative; max-height: 22em; overflow: auto }
.moves:empty { display: none }
ol { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px }
.moves button { border-color: transparent; padding: 2px 7px; font-variant-numeric: tabular-nums }
.moves i { font-style: normal; font-size: .8em; color: var(--muted) }
.moves [aria-current] { background: var(--accent); color: var(--on-accent) }
.moves [aria-current] i { color: inherit }
.variation { flex-basis: 100%; margin: 2px 0 2px 10px; padding-left: 8px; border-left: 3px solid var(--line) }
form { display: flex; gap: 6px; margin: 0 0 8px; align-items: center }
label { display: flex; flex: 1; gap: 8px; align-items: center; min-width: 0; font-size: .9em }
label, summary { color: var(--muted) }
label input { flex: 1; min-width: 0; width: 100% }
pre { margin: 8px 0 0; max-height: 16em; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px }
mark { background: var(--accent); color: var(--on-accent); border-radius: 3px }
@container (min-width: 720px) {
  .frame:not(:has(.wide)) { grid-template-columns: minmax(0, 3fr) minmax(240px, 2fr) }
}
@container (max-width: 480px) {
  .frame { padding: 8px; gap: 10px; border-radius: 8px }
  .moves { max-height: 11em }
  .bar { gap: 4px }
  .bar button { flex-basis: 26px }
}`;
