/** Version of this package; a test holds it equal to the one in package.json. */
export const LUDOGRAM_VERSION = '0.2.0';
