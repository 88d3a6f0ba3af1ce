/** Writes an archive for each notation into a folder. */
export function packSuites(folder: string): void;
/** Writes all suites into one archive; returns its path. */
export function packAllSuites(folder: string): string;
/** Packs a folder into an archive, where it has the name `top`. */
export function packFolder(from: string, archive: string, top: string): void;
