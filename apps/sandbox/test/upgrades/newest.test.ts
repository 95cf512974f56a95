import { expect, test } from 'vitest';
import { onServer } from '../harness/databases.ts';
import { intact, keptIn, snapshots, upgradeDirectory } from './upgrade.ts';

test.skipIf(onServer)('keeps all data of the newest snapshot', async () => {
  const name = String(snapshots.at(-1));
  const kept = await keptIn(name, 'embedded');
  expect(await upgradeDirectory(name, kept)).toEqual(intact(kept));
});
