import type { Reading } from '../../../notation/format.js';
import type { XiangqiSetup } from './model.js';

/** A text that was read as one of the xiangqi formats. */
export interface SetupReading extends Reading<XiangqiSetup> {
  readonly model: XiangqiSetup;
}
