/** The version of this package, which the generator writes as well. */
export { LUDOGRAM_VERSION as VERSION } from '../generator/version.js';
