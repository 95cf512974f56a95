import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { bundledBytes } from './lib/bundle.mjs';
import { atMost, beside, kilobytes } from './lib/rows.mjs';

export const title = 'Bytes of the SDK, minified and gzipped, React and React Query external';

const runtime = `export { configureSdk, ApiError, NetworkError, TimeoutError } from '@studio-portal/sdk';\n`;
// A call without its hook pulls in the whole runtime: headers, errors, retry, ready gate.
const call = `export { listPublicCourses } from '@studio-portal/sdk/api/bookable-items';\n`;
const hook = `export { useListPublicCourses } from '@studio-portal/sdk/api/bookable-items';\n`;
const zod = `export { ListPublicCoursesResponse } from '@studio-portal/sdk/zod/bookable-items';\n`;

/**
 * The answer that costs the most to validate, of all calls.
 * @returns {Promise<{ name: string, bytes: number }>}
 */
async function dearestAnswer() {
  const folder = join(root, 'packages/sdk/dist/generated/zod');
  const answers = globSync('*/*.js', { cwd: folder })
    .filter((file) => !file.startsWith('schemas'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/export const (\w+)Response =/g)].map(
        ([, name]) => ({ name: String(name), tag: basename(file, '.js') }),
      ),
    );
  let dearest = { name: '', bytes: 0 };
  for (const { name, tag } of answers) {
    const bytes = await bundledBytes(
      `export { ${name}Response } from '@studio-portal/sdk/zod/${tag}';`,
    );
    if (bytes > dearest.bytes) dearest = { name, bytes };
  }
  return dearest;
}

/** @returns {Promise<import('./lib/rows.mjs').Row[]>} */
export async function run() {
  const withCall = await bundledBytes(runtime + call);
  const withHook = await bundledBytes(runtime + call + hook);
  const validated = await bundledBytes(runtime + call + zod);
  const dearest = await dearestAnswer();
  const besideIt = async (/** @type {string} */ name) =>
    `${kilobytes(await bundledBytes(`export { default } from '${name}';`)).toFixed(2)} kB`;
  return [
    atMost('SDK runtime with one call', kilobytes(withCall), 2.7, 'kB', 2),
    beside('openapi-fetch, beside it', await besideIt('openapi-fetch')),
    beside('ky, beside it', await besideIt('ky')),
    atMost('one hook on top (courses)', kilobytes(withHook - withCall), 0.6, 'kB', 2),
    atMost(
      'one validated call on top, with zod (courses)',
      kilobytes(validated - withCall),
      10,
      'kB',
      2,
    ),
    beside(
      `the dearest schema of all calls, with zod (${dearest.name})`,
      `${kilobytes(dearest.bytes).toFixed(2)} kB`,
    ),
  ];
}
