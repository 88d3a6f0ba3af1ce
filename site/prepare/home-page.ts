const HERO = `---
layout: home
hero:
  name: ludogram
  text: Parsers for board-game records
  tagline: One grammar file gives a fast, lossless parser, typed trees, and diagnostics that say what is wrong and how to fix it.
  actions:
    - theme: brand
      text: Open the playground
      link: /play
    - theme: alt
      text: Using the library
      link: /library
    - theme: alt
      text: For any language
      link: /from-another-tool
    - theme: alt
      text: Write a grammar
      link: /writing-a-grammar
---
`;

/** The first page: an introduction with links, then the README from its picture on, without its title. */
export const homePage = (readme: string): string =>
  `${HERO}\n<div class="readme">\n\n${readme.slice(readme.indexOf('!['))}\n</div>\n`;
