import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { firstLoadedBy, withBrowser } from './lib/browser.mjs';
import { withProduction } from './lib/production.mjs';
import { atMost, kilobytes } from './lib/rows.mjs';

export const title = 'Texts of the first paint, gzipped, in each language';

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const locales = globSync('*.json', { cwd: join(root, 'apps/portal/locales') }).map((file) =>
    basename(file, '.json'),
  );
  // The language is asked for by the address; the browser's own must not come as well.
  const loaded = await withProduction(({ studioHome }) =>
    withBrowser(async (browser) => {
      const texts = [];
      for (const locale of locales)
        texts.push({ locale, ...(await firstLoadedBy(browser, `${studioHome}?lo=${locale}`)) });
      return texts;
    }),
  );
  const [most] = loaded.toSorted((a, b) => b.json - a.json);
  if (!most) throw new Error('The portal has no languages.');
  return [
    atMost(
      `texts of the studio home, the most of ${locales.length} languages (${most.locale})`,
      kilobytes(most.json),
      10,
      'kB',
    ),
  ];
}
