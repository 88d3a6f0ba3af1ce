/** Version of this package, as the generator writes it too. */
export { LUDOGRAM_VERSION as VERSION } from '../generator/version.js';
