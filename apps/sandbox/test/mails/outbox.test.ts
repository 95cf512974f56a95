/** The outbox shows everyone's codes, so it is available on this machine only. */
import { expect, test } from 'vitest';
import { outboxMails } from '../../src/platform/mail/tables.ts';
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

test('shows a mail as mail programs do, on this machine only and without scripts', async () => {
  const createdAt = new Date('2026-11-25T09:00:00Z');
  const mail = { recipient: 'a@b.example', subject: 'Hello', text: 'Hello', createdAt };
  const [stored] = await sandbox()
    .services.db.insert(outboxMails)
    .values({ ...mail, html: '<p>Hello</p>' })
    .returning();
  const url = `/outbox/${stored?.uuid}.html`;
  expect(await fetchStatus(url, { host: 'evil.example' })).toBe(404);
  const { body, headers } = await sandbox().app.inject({ url, headers: { host: 'localhost' } });
  expect(body).toBe('<p>Hello</p>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  for (const file of ['1.html', `${stored?.uuid}.txt`, '00000000-0000-4000-8000-000000000000.html'])
    expect(await fetchStatus(`/outbox/${file}`, { host: 'localhost' })).toBe(404);
});
