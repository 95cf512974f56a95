import { expect, test } from 'vitest';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();

test('lets the browser store public data and revalidate it', async () => {
  const { headers } = await sandbox().call('getTenant');
  expect(headers['cache-control']).toBe('no-cache');
});

test('does not let the browser store an error', async () => {
  const { headers } = await sandbox().call('getPublicStudio', { path: { studioId: 4711 } });
  expect(headers['cache-control']).toBe('no-store');
});
