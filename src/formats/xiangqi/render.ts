import type { RenderOptions } from '../format.js';
import type { XiangqiSetup } from './model.js';
import { renderSvg } from './render-svg.js';
import { renderText } from './render-text.js';

/** The board with its annotations as an SVG document. */
export const renderSetupSvg = (setup: XiangqiSetup, { latin = false }: RenderOptions = {}): string =>
  renderSvg(setup, latin);

/** The board with its annotations as text. */
export const renderSetupText = (setup: XiangqiSetup, { latin = false }: RenderOptions = {}): string =>
  renderText(setup, latin);
