/** Values of declared options by their names; the others have their defaults. */
export type ChosenValues = Readonly<Record<string, boolean | number | string>>;
