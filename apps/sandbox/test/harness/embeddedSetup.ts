/** Dumps an embedded database with all tables, once per run; tests start from copies. */
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/platform/database/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the dump. */
    embeddedDump: string;
  }
}

/** @returns the teardown */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  const dump = join(folder, 'embedded.tar');
  const store = await openEmbedded(null);
  await store.prepare(async () => undefined);
  const data = await store.client.dumpDataDir('none');
  await writeFile(dump, Buffer.from(await data.arrayBuffer()));
  await store.close();
  project.provide('embeddedDump', dump);
  return () => rm(folder, { recursive: true, force: true });
}
