import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createConsumer, packedFiles, packUnbuilt } from './consumer.ts';

test('builds the package when packing a fresh clone', async () => {
  const app = await createConsumer([], packUnbuilt);
  const folder = join(app.folder, 'node_modules/@studio-portal/sdk');
  const missing = packedFiles.filter((file) => !existsSync(join(folder, file)));
  app.remove();
  expect(missing).toEqual([]);
}, 400_000);
