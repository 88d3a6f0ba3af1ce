import { defined } from '../../../defined.js';
import type { Notation, NotationReading } from '../../../notation/index.js';
import { KnownLandmarks } from './landmarks.js';
import type { TextPart } from './text-part.js';

/** Keeps what completion has read and played, for the next version of the text. */
export class CompletionMemory {
  readonly landmarks: KnownLandmarks;
  #last:
    | {
        readonly notation: Notation;
        readonly dialect: string | undefined;
        readonly text: string;
        readonly position: unknown;
        readonly reading: NotationReading;
      }
    | undefined;

  constructor(landmarks = new KnownLandmarks()) {
    this.landmarks = landmarks;
  }

  /** Drops everything that keeps a version of the text in memory. */
  release(): void {
    this.landmarks.release();
  }

  /**
   * Reads a part of a text up to an offset, at level `syntax`. The text before a word that is being typed stays the
   * same with each letter, so it is read only once, and what was computed from its reading can be used again.
   */
  read(notation: Notation, part: TextPart, end: number, dialect: string | undefined): NotationReading {
    const text = part.text.slice(0, end);
    const { position } = part;
    const last = this.#last;
    const isKnown = last?.notation === notation && last.dialect === dialect && last.position === position;
    if (isKnown && last.text === text) return last.reading;
    const reading = notation.read(text, { level: 'syntax', ...defined({ dialect }) });
    this.#last = { notation, dialect, text, position, reading };
    return reading;
  }
}
