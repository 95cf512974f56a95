/** Folders that are forwarded in addition to the described calls, and their targets. */

/** Folder → target address, without a trailing slash. */
export type ForwardedFolders = ReadonlyMap<string, string>;

/** Folders of a backend's files and documents, and of the services that the portal uses. */
const defaultFolders = [
  'avatars',
  'brands',
  'calendars',
  'documents',
  'maps-service',
  'payment-provider',
  'pictures',
  'translation-host',
  'videos',
];

/**
 * Reads the forwarded folders.
 * @param entries `folder` or `folder=address`, in addition to the defaults
 * @param apiOrigin base of a folder without an address
 * @returns null if an entry is invalid
 */
export function parseForwardedFolders(
  entries: readonly string[],
  apiOrigin: string,
): ForwardedFolders | null {
  const forwarded = new Map(defaultFolders.map((folder) => [folder, `${apiOrigin}/${folder}`]));
  for (const entry of entries) {
    const [folder = '', ...rest] = entry.split('=');
    const address = rest.length > 0 ? rest.join('=') : `${apiOrigin}/${folder}`;
    if (!/^[a-z0-9-]{1,60}$/.test(folder) || !isBaseAddress(address)) return null;
    forwarded.set(folder, address.replace(/\/$/, ''));
  }
  return forwarded;
}

const isBaseAddress = (address: string): boolean => {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return false;
  const { search, hash, username, password } = new URL(address);
  return search + hash + username + password === '';
};
