/**
 * Regenerates the font files: `npm run fonts -w packages/ui`, after a change of the letters or an update of Inter.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folder, makeSubset } from './subsets.ts';

for (const name of ['inter', 'inter-rest'] as const)
  writeFileSync(new URL(`${name}.woff2`, folder), await makeSubset(name));

copyFileSync(
  fileURLToPath(import.meta.resolve('inter-ui/LICENSE.txt')),
  new URL('LICENSE.txt', folder),
);
