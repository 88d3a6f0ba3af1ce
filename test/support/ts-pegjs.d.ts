/** ts-pegjs 4.2 names a declaration file that its package does not hold. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import here would make this file a module
declare module 'ts-pegjs' {
  const plugin: import('peggy').Plugin;
  export default plugin;
}
