/** Returns the anchor of a heading, as code hosts make it: the links of the documentation use these. */
export const slug = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
