import { expect, test } from 'vitest';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();

test('the browser may keep what is the same for everybody, and revalidates it', async () => {
  const { headers } = await sandbox().call('getTenant');
  expect(headers['cache-control']).toBe('no-cache');
});

test('nobody keeps a refusal', async () => {
  const { headers } = await sandbox().call('getPublicStudio', { path: { studioId: 4711 } });
  expect(headers['cache-control']).toBe('no-store');
});
