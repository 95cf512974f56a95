import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../lib/workspaces.mjs';

/**
 * Changes a text file of a clone.
 * @param {string} file
 * @param {(text: string) => string} change
 * @throws {Error} when it stays as it was, since a version that is not found is not stamped
 */
function rewrite(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} does not say its version where it is expected.`);
  writeFileSync(file, changed);
}

/**
 * Says a version where `changeset version` does not: in the description, in the pacts, which are versioned with the SDK that they
 * were made with (contracts/src/pactFile.ts), and in the lock file.
 * @param {string} folder the root of the clone
 * @param {string} version
 */
export function stamp(folder, version) {
  rewrite(join(folder, 'api-spec/openapi.yaml'), (text) =>
    text.replace(/^ {2}version: .*$/m, `  version: ${version}`),
  );
  for (const file of globSync('contracts/pacts/*.json', { cwd: folder }))
    rewrite(join(folder, file), (text) => {
      const pact = JSON.parse(text);
      pact.metadata.sdk = { version };
      return `${JSON.stringify(pact, null, 2)}\n`;
    });
  rewrite(join(folder, 'package-lock.json'), (text) => {
    const lock = JSON.parse(text);
    for (const { folder: workspace } of workspaces(folder)) {
      const manifest = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
      const entry = lock.packages[workspace];
      if (manifest.version) entry.version = manifest.version;
      for (const kind of ['dependencies', 'devDependencies'])
        if (manifest[kind]) entry[kind] = manifest[kind];
    }
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
}

/**
 * What approved-changes.txt is after a release: what was approved is released.
 * @param {string} text
 */
export const emptied = (text) =>
  text
    .split('\n')
    .filter((line) => line === '' || line.startsWith('#'))
    .join('\n');
