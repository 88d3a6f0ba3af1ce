import type { Notation, NotationReading } from '../../notation/index.js';

/**
 * Keeps the last reading that it returned. The text before a word that is being typed stays the same with each letter, so
 * it is read only once, and what was computed from its reading can be used again.
 */
export class LastReading {
  #known:
    | {
        readonly notation: Notation;
        readonly dialect: string | undefined;
        readonly text: string;
        readonly reading: NotationReading;
      }
    | undefined;

  /** Reads a text at level `syntax`. */
  read(notation: Notation, text: string, dialect: string | undefined): NotationReading {
    const known = this.#known;
    if (known?.notation === notation && known.dialect === dialect && known.text === text) return known.reading;
    const reading = notation.read(text, { level: 'syntax', ...(dialect === undefined ? {} : { dialect }) });
    this.#known = { notation, dialect, text, reading };
    return reading;
  }
}
