/** The colors of a picture: dark ink on light paper, or the other way round. */
export type Theme = 'light' | 'dark';

/** How a picture is drawn. */
export interface PictureOptions {
  /** Default `light`. */
  readonly theme?: Theme;
}

/** How a picture is drawn as text. */
export interface TextPictureOptions {
  /** The greatest width in columns of the terminal, if the picture can be narrower. */
  readonly columns?: number;
}

/** The colors of the dark theme, by those of the light one, all as `#rrggbb`. Other colors are the same in both. */
export type DarkColors = Readonly<Record<string, string>>;

/** Makes a function that draws pictures in light colors draw them in both themes. */
export const themed =
  <BoardView>(draw: (view: BoardView) => string, dark: DarkColors) =>
  (view: BoardView, { theme = 'light' }: PictureOptions = {}): string =>
    theme === 'dark' ? recolored(draw(view), dark) : draw(view);

const recolored = (svg: string, colors: DarkColors): string =>
  svg.replaceAll(/ (fill|stroke)="(#[\da-f]{6})"/g, (written, attribute: string, color: string) => {
    const other = colors[color];
    return other === undefined ? written : ` ${attribute}="${other}"`;
  });
