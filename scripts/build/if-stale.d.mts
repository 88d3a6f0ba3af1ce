/** Runs `npm run build` in the working folder, unless nothing changed since it ran. Ends the process if it fails. */
export function buildIfStale(): void;
