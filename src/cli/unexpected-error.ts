import { shownPath } from '../config/shown-path.js';

/**
 * Returns the message for an error that no verb expects: the location in the user's code if a notation of a config
 * caused it, or else the request to report it.
 *
 * @param from the folder that paths in messages are relative to; absent if no config is used
 */
export async function unexpectedErrorMessage(error: unknown, from: string | undefined): Promise<string> {
  if (error instanceof Error && error.name === 'NotationError') return error.message;
  const { errorPlace, pathOf } = await import('../config/error-place.js');
  const place = from === undefined ? undefined : errorPlace(error);
  if (place === undefined) return `internal error in ludogram; please report it: ${String(error)}`;
  const column = place.column === undefined ? '' : `:${place.column}`;
  return `${shownPath(pathOf(place.file), from)}:${place.line}${column}: ${String(error)}`;
}
