/** Which folders beside the described calls are handed on, and where to. */

/** Folder → address that it stands for, without a slash at its end. */
export type Forwarded = ReadonlyMap<string, string>;

/** Where a backend has its files and documents, and where the portal looks for the services beside it. */
const usual = [
  'avatars',
  'brands',
  'documents',
  'maps-service',
  'payment-provider',
  'pictures',
  'translation-host',
  'videos',
];

/**
 * @param entries `folder` or `folder=address`, over the usual ones
 * @param apiOrigin where a folder is when no address says otherwise
 * @returns null when one makes no sense
 */
export function readForwarded(entries: readonly string[], apiOrigin: string): Forwarded | null {
  const forwarded = new Map(usual.map((folder) => [folder, `${apiOrigin}/${folder}`]));
  for (const entry of entries) {
    const [folder = '', ...rest] = entry.split('=');
    const address = rest.length > 0 ? rest.join('=') : `${apiOrigin}/${folder}`;
    if (!/^[a-z0-9-]{1,60}$/.test(folder) || !isBase(address)) return null;
    forwarded.set(folder, address.replace(/\/$/, ''));
  }
  return forwarded;
}

const isBase = (address: string): boolean => {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return false;
  const { search, hash, username, password } = new URL(address);
  return search + hash + username + password === '';
};
