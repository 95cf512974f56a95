import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { messages } from './messages.ts';

test('reloads the page when a text changes during development', async () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  const file = join(root, 'en-GB.json');
  writeFileSync(file, '{ "a.title": "Before" }');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [messages(root, 'en-GB')],
  });
  const send = vi.spyOn(server.environments.client.hot, 'send');
  let changes = 0;
  await expect
    .poll(() => {
      // Again each time, because the watcher may not have started yet.
      writeFileSync(file, `{ "a.title": "After ${(changes += 1)}" }`);
      return send.mock.calls;
    })
    .toContainEqual([{ type: 'full-reload' }]);
  await server.close();
  rmSync(root, { recursive: true });
});
