/** Yields elements that were taken from an iteration, then the rest of it. Ends the iteration if it is left early. */
export async function* chain<T>(first: Iterable<T>, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield* first;
    for (let next; (next = await rest.next()).done !== true;) yield next.value;
  } finally {
    await rest.return?.();
  }
}
