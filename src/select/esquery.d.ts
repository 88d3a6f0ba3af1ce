/** The parts of the package that are used; it comes without types. */
declare module 'esquery' {
  const library: import('./esquery-package.js').EsqueryPackage;
  export default library;
}
