import { withBase } from 'vitepress';

/** Returns the text of a file of the site; `undefined` if it could not be loaded. */
export async function fetchedText(path: string): Promise<string | undefined> {
  const response = await fetch(withBase(`/${path}`)).catch(() => undefined);
  return response?.ok === true ? response.text().catch(() => undefined) : undefined;
}
