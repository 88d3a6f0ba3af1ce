/**
 * Makes `process.exit` throw an error in this thread, so that code of a config that ends the process fails only on its
 * record.
 *
 * @returns a function that undoes this
 */
export function forbidExit(): () => void {
  const { exit } = process;
  process.exit = (code) => {
    throw new Error(`it called process.exit(${code ?? ''})`);
  };
  return () => void (process.exit = exit);
}
