/// <reference lib="dom" />
import type { Theme } from '../notation/index.js';

/** Only browsers have elements; elsewhere, their modules can be imported, but nothing can be shown. */
export const ElementBase = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;

/** Returns the theme of an element: the one in its attribute; otherwise the one that the reader prefers. */
export function themeOf(element: HTMLElement, dark: MediaQueryList): Theme {
  const theme = element.getAttribute('theme');
  return theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light';
}
