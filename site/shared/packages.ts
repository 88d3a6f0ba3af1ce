/** A package with a notation of its own, whose page the site has beside those of the built-in notations. */
export interface NotationPackage {
  /** The id of the notation. */
  readonly id: string;
  /** The kind of its texts in a few words. */
  readonly title: string;
  readonly specification: { readonly title: string; readonly url: string };
  /** The first rule of its grammar, which is `packages/<id>/<id>.peggy`. */
  readonly startRule: string;
}

/** The packages of this repository. */
export const PACKAGES: readonly NotationPackage[] = [
  {
    id: 'pgn',
    title: 'chess games',
    specification: {
      title: 'Portable Game Notation',
      url: 'https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm',
    },
    startRule: 'PgnFile',
  },
  {
    id: 'sgf',
    title: 'Go games and other game trees',
    specification: { title: 'Smart Game Format, FF[4]', url: 'https://www.red-bean.com/sgf/' },
    startRule: 'SgfFile',
  },
];

/** Returns the path of the guide to a package. */
export const guideOfPackage = (id: string): string => `packages/${id}/README.md`;

/** Returns the path of the grammar of a package. */
export const grammarOfPackage = (id: string): string => `packages/${id}/${id}.peggy`;
