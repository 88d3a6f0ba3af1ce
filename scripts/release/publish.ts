import type { Forge } from '../sync/forge.js';

/** How a package is published. */
export interface Publication {
  /** Arguments of npm. */
  readonly args: readonly string[];
  /** The reason why it is a dry run; absent if the package is published. */
  readonly dryBecause?: string;
}

/**
 * Returns how a tarball is published: with a statement of where it was built, or, without a token or a forge, as a dry
 * run.
 */
export function publication(tarball: string, forge: Forge, env: NodeJS.ProcessEnv): Publication {
  // Without the dot, npm takes a path of two parts for a repository of GitHub.
  const args = ['publish', `./${tarball}`, '--access', 'public'];
  const dryBecause = reasonAgainst(forge, env);
  return dryBecause === undefined ? { args: [...args, '--provenance'] } : { args: [...args, '--dry-run'], dryBecause };
}

function reasonAgainst({ isPlaceholder }: Forge, env: NodeJS.ProcessEnv): string | undefined {
  if (isPlaceholder) return 'repository.url in package.json is a placeholder';
  if (!env.NODE_AUTH_TOKEN) return 'NODE_AUTH_TOKEN is not set';
  // npm can state where a package was built only there.
  if (!env.ACTIONS_ID_TOKEN_REQUEST_URL) return 'only the workflow of the forge can prove where a package was built';
  return undefined;
}
