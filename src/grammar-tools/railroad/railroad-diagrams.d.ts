/** The parts of the package that are used; it comes without types. */
declare module 'railroad-diagrams' {
  const library: import('./railroad-package.js').RailroadPackage;
  export default library;
}
