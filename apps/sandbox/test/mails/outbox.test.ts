/** The outbox shows everyone's codes, so it is available on this machine only. */
import { expect, test } from 'vitest';
import { useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox({ trustProxy: ['127.0.0.1'] });
const fetchStatus = async (url: string, headers: Record<string, string>) =>
  (await sandbox().app.inject({ url, headers })).statusCode;

test.for(['/outbox', '/outbox.json'])('serves %s on this machine only', async (url) => {
  for (const host of ['evil.example', 'localhost.evil.example:4100', '192.0.2.1:4100'])
    expect([host, await fetchStatus(url, { host })]).toEqual([host, 404]);
  for (const host of ['localhost:4100', '127.0.0.1', '[::1]:4100', 'LOCALHOST'])
    expect([host, await fetchStatus(url, { host })]).toEqual([host, 200]);
  // Through a proxy on this machine.
  const forwarded = { host: 'localhost', 'x-forwarded-host': 'portal.example' };
  expect(await fetchStatus(url, forwarded)).toBe(404);
});
