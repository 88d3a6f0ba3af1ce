/** The parts of the package that are used; it comes without types. */
declare module 'esquery' {
  const library: import('./library.js').Library;
  export default library;
}
