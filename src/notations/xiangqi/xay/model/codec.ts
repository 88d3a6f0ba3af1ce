import type { Codec } from '../../../../notation/index.js';
import { withoutState, type XiangqiSetup } from '../../setup/model/codec.js';

/** The tagged JSON of a setup in XAY. Every leaf is `{type, value}`, and the value is always a string. */
export const xayCodec: Codec<XiangqiSetup> = withoutState('xay');
