import { expect, test } from 'vitest';
import { onServer } from '../harness/databases.ts';
import { expectedOutcome, loadSnapshotData, snapshots, upgradeDirectory } from './upgrade.ts';

test.skipIf(onServer)('keeps all data of the newest snapshot', async () => {
  const name = String(snapshots.at(-1));
  const data = await loadSnapshotData(name, 'embedded');
  expect(await upgradeDirectory(name, data)).toEqual(expectedOutcome(data));
});
