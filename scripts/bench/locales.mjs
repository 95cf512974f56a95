import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../bootstrap/paths.mjs';
import { filesOf } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { atMost, kilobytes } from './lib/rows.mjs';

export const title = 'Locale files, gzipped, and how many of them a reader loads';

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const locales = globSync('*.json', { cwd: join(root, 'apps/portal/locales') }).map((file) =>
    basename(file, '.json'),
  );
  const assets = join(root, 'apps/portal/dist/assets');
  const sizes = locales.map((locale) => {
    const [file] = globSync(`${locale}-*.json`, { cwd: assets });
    if (!file) throw new Error(`The production build has no file for ${locale}.`);
    const bytes = gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
    return { locale, file, bytes };
  });
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  if (!largest) throw new Error('The portal has no languages.');
  // de-DE is asked for by the address; the browser's own language must not come as well. en-US differs from en-GB in few texts.
  let most = 0;
  await withProduction(async ({ studioHome }) => {
    for (const locale of ['de-DE', 'en-US']) {
      const loaded = await filesOf(`${studioHome}?lo=${locale}`);
      most = Math.max(
        most,
        loaded.filter((name) => sizes.some(({ file }) => file === name)).length,
      );
    }
  });
  return [
    atMost(
      `the largest of ${locales.length} locale files (${largest.locale})`,
      kilobytes(largest.bytes),
      40,
      'kB',
    ),
    {
      what: 'locale files that a page loads',
      value: String(most),
      bar: '1',
      pass: most === 1,
    },
  ];
}
