/**
 * Regenerates the font files: `npm run fonts -w packages/ui`, after a change of the letters or an update of a font.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folder, makeSubset, subsetNames } from './subsets.ts';

for (const name of subsetNames)
  writeFileSync(new URL(`${name}.woff2`, folder), await makeSubset(name));

for (const [licence, copy] of [
  [import.meta.resolve('inter-ui/LICENSE.txt'), 'LICENSE.txt'],
  [import.meta.resolve('@fontsource-variable/archivo/LICENSE'), 'LICENSE-archivo.txt'],
  [import.meta.resolve('@fontsource-variable/fraunces/LICENSE'), 'LICENSE-fraunces.txt'],
] as const)
  copyFileSync(fileURLToPath(licence), new URL(copy, folder));
