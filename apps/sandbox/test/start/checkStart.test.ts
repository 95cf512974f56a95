import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../../src/checkStart.ts', import.meta.url));

/** Refuses what builds have written. */
const refusal = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    const resolved = next(name, context);
    if (resolved.url.includes('/dist/') && !resolved.url.includes('/node_modules/'))
      throw new Error(name + ' is not built yet');
    return resolved;
  },
});`;

test('checks the options of a fresh clone, where nothing has been built', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(refusal)}`, script, '--port', '0'],
    { encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: 'memory' } },
  );
  expect([status, stderr]).toEqual([0, '']);
});
