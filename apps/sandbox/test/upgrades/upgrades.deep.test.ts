import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onServer } from '../harness/databases.ts';
import {
  expectedOutcome,
  loadSnapshotData,
  snapshots,
  upgradeDirectory,
  upgradeServer,
} from './upgrade.ts';

test('lists every snapshot', () => {
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted()).toEqual(snapshots.toSorted());
});

test.for(snapshots)('keeps all data of %s', async (name) => {
  const data = await loadSnapshotData(name, onServer ? 'server' : 'embedded');
  const outcome = await (onServer ? upgradeServer(name, data) : upgradeDirectory(name, data));
  expect(outcome).toEqual(expectedOutcome(data));
});
