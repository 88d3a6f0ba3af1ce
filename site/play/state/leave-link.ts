/**
 * Removes the fragment from the address once the text has changed, so that a reload brings back the text as it is now.
 */
export function leaveLink(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}
