/** ts-pegjs 4.2 names a declaration file that its package does not contain. */
declare module 'ts-pegjs' {
  const plugin: import('peggy').Plugin;
  export default plugin;
}
