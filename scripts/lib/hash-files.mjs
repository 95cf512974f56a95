import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * The content of folders as one fingerprint a file. Folders that do not exist count as empty.
 * @param {string[]} folders relative to the root, forward slashes
 * @param {string} [base] what they are relative to
 * @returns {Map<string, string>} path relative to the root → SHA-256, sorted by path
 */
export function hashFiles(folders, base = root) {
  const paths = folders
    .filter((folder) => existsSync(join(base, folder)))
    .flatMap((folder) => globSync(`${folder}/**`, { cwd: base }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(base, path)).isFile())
    .toSorted();
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(base, path)))
        .digest('hex'),
    ]),
  );
}

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 * @returns {string[]} one line for each file that differs, e.g. `changed  packages/sdk/src/generated/a.ts`
 */
export function compareFiles(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path) => {
    if (!after.has(path)) return [`no longer made  ${path}`];
    if (!before.has(path)) return [`was missing     ${path}`];
    return before.get(path) === after.get(path) ? [] : [`out of date     ${path}`];
  });
}
