import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { scriptsOf } from './lib/browser.mjs';
import { extraBytes, readChunks } from './lib/chunks.mjs';
import { withProduction } from './lib/production.mjs';
import { atMost, beside, kilobytes } from './lib/rows.mjs';

export const title = 'JavaScript of the portal, production build, gzipped';

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const loaded = new Set(await withProduction(({ studioHome }) => scriptsOf(studioHome)));
  const chunks = readChunks(join(root, 'apps/portal/dist/assets'));
  const home = [...loaded].reduce((sum, file) => sum + (chunks.get(file)?.bytes ?? 0), 0);
  const routes = extraBytes(chunks, loaded).filter(({ file }) => /Route-/.test(file));
  const [largest] = routes;
  if (!largest) throw new Error('The production build has no lazily loaded routes.');
  const name = (/** @type {string} */ file) => file.replace(/-[\w-]{8}\.js$/, '');
  return [
    atMost(`the studio home, ${loaded.size} files`, kilobytes(home), 190, 'kB'),
    atMost(`the largest further route (${name(largest.file)})`, kilobytes(largest.bytes), 40, 'kB'),
    beside(
      'the next ones',
      routes
        .slice(1, 6)
        .map(({ file, bytes }) => `${name(file)} ${kilobytes(bytes).toFixed(1)} kB`)
        .join(', '),
    ),
  ];
}
