import { defined } from '../../src/defined.js';

/** The address of the repository on the web, as `repository.url` of `package.json` says: the one place to change. */
export interface Forge {
  /** The address of the repository: `https://github.com/OWNER/ludogram`. */
  readonly address: string;
  /** Whether nobody has set it yet. */
  readonly isPlaceholder: boolean;
}

interface Manifest {
  readonly repository: { readonly url: string };
}

/** Returns the forge that a `package.json` names. */
export function forgeOf(packageJson: string): Forge {
  const { repository } = JSON.parse(packageJson) as Manifest;
  const address = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  return { address, isPlaceholder: address.includes('/OWNER/') };
}

/** Returns a `package.json` with the addresses that follow from the forge. */
export function withForge(packageJson: string, { address }: Forge, directory?: string): string {
  const {
    homepage: _homepage,
    repository: _repository,
    bugs: _bugs,
    ...rest
  } = JSON.parse(packageJson) as Record<string, unknown>;
  const repository = { type: 'git', url: `git+${address}.git`, ...defined({ directory }) };
  const addresses = { homepage: `${address}#readme`, repository, bugs: { url: `${address}/issues` } };
  const members = Object.entries(rest).flatMap(([name, value]) =>
    name === 'license' ? [...Object.entries(addresses), [name, value] as const] : [[name, value] as const],
  );
  return `${JSON.stringify(Object.fromEntries(members), null, 2)}\n`;
}

/** Returns the links on the page for new issues. */
export const issueLinks = ({ address }: Forge): string => `blank_issues_enabled: true
contact_links:
  - name: Report a vulnerability
    url: ${address}/security/advisories/new
    about: Please report it in private, as SECURITY.md describes.
`;

/** Returns the guide for contributors with the command that clones the repository. */
export const withCloneCommand = (page: string, { address }: Forge): string =>
  page.replace(/^git clone .* && cd ludogram$/m, `git clone ${address}.git && cd ludogram`);
