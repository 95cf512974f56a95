/**
 * Regenerates the font files: `npm run fonts -w packages/ui`, after a change of the letters or an update of a font.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folder, makeSubset, subsetNames } from './subsets.ts';

for (const name of subsetNames)
  writeFileSync(new URL(`${name}.woff2`, folder), await makeSubset(name));

for (const [licence, copy] of [
  ['inter-ui/LICENSE.txt', 'LICENSE.txt'],
  ['@fontsource-variable/archivo/LICENSE', 'LICENSE-archivo.txt'],
  ['@fontsource-variable/fraunces/LICENSE', 'LICENSE-fraunces.txt'],
] as const)
  copyFileSync(fileURLToPath(import.meta.resolve(licence)), new URL(copy, folder));
