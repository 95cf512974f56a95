/** Codes, addresses and passwords leak into no log, referrer, foreign host or other page. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createClock } from '../../src/platform/clock.ts';
import { createServices } from '../../src/app/services.ts';
import { lastCode, findMails } from '../harness/mails.ts';
import { useSandbox } from '../harness/sandbox.ts';
import { newEmail, member, newPassword, registerBody } from '../operations/accountRequests.ts';

const sandbox = useSandbox();

test('logs no codes, addresses or passwords', async () => {
  await sandbox().call('register', { body: registerBody });
  const code = await lastCode(sandbox(), newEmail);
  const address = `e=${encodeURIComponent(newEmail)}&c=${code}&token=${code}`;
  for (const url of [
    `/studio/bm9ydGhzaWRlOjEwMDE=/verify-register?${address}`,
    `/v1/public/verify?${address}`,
    `/nowhere?${address}`,
  ])
    await sandbox().app.inject({ url });
  await sandbox().call('changeForgottenPassword', {
    body: { email: newEmail, code, password: newPassword },
  });
  await sandbox().call('verifyEmail', { body: { email: newEmail, code } });
  const log = sandbox().log.join('');
  expect(log).not.toBe('');
  for (const secret of [code, newEmail, encodeURIComponent(newEmail), newPassword, 'Nele'])
    expect(log).not.toContain(secret);
});

test('sends no referrer from an address with a code, not even to this origin', async () => {
  const page = '/studio/bm9ydGhzaWRlOjEwMDE=/verify-password';
  for (const query of ['?c=K7MPRT4W', '?x=1&code=K7MPRT4W', '?e=a%40example.org', '?token=t'])
    expect((await sandbox().app.inject({ url: page + query })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  const plain = await sandbox().app.inject({ url: page });
  expect(plain.headers['referrer-policy']).toBe('same-origin');
});

test('links to the portal, whatever host the request names', async () => {
  await sandbox().app.inject({
    method: 'POST',
    url: '/v1/public/user/resetpassword',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'northside',
      'x-nox-client-type': 'WEB',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    },
    payload: JSON.stringify({ email: member }),
  });
  const [mail] = await findMails(sandbox(), member);
  const link = new URL(mail?.link ?? '');
  expect(link.origin).toBe('http://localhost:4100');
  expect(decodeURIComponent(link.pathname)).toBe('/studio/bm9ydGhzaWRlOjEwMDE=/verify-password');
  expect(link.searchParams.get('e')).toBe(member);
  expect(link.searchParams.get('c')).toBe(mail?.code);
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('lists the outbox by address, newest first, with escaped content', async () => {
  const tricky = '"<img/src=x>"@example.org';
  await sandbox().services.mail.send({
    to: tricky,
    from: 'Northside',
    subject: '<script>alert(1)</script>',
    text: '</p><script>alert(2)</script>',
    html: '',
    code: 'K7MPRT4W',
    link: 'https://portal.example/?a=1&c=K7MPRT4W',
  });
  await sandbox().call('resetPassword', { body: { email: member } });
  const page = await sandbox().app.inject({ url: '/outbox' });
  expect(page.body).not.toContain('<script');
  expect(page.body).not.toContain('<img');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body.indexOf(member)).toBeLessThan(page.body.indexOf('&lt;img'));
  const json = await sandbox().app.inject({ url: `/outbox.json?to=${member.toUpperCase()}` });
  expect(json.json()).toEqual([
    expect.objectContaining({ to: member, code: expect.any(String), link: expect.any(String) }),
  ]);
});

/** Starts a server with just enough SMTP to receive one mail. */
async function startSmtpServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 sample\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (inData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
        inData = line === 'DATA';
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, lines, close: () => server.close() };
}

test('sends mails to the mail server and keeps none in the outbox', async () => {
  const smtp = await startSmtpServer();
  const { db } = sandbox().services;
  const services = createServices(db, createClock(), {
    portalOrigin: () => 'https://portal.example',
    smtpUrl: smtp.url,
    outbox: false,
  });
  expect(services.mail.keepsOutbox).toBe(false);
  await services.mail.send({
    to: member,
    from: 'Northside Athletics',
    subject: 'Sample',
    text: 'The text part',
    html: '<p>The HTML part</p>',
    code: null,
    link: null,
  });
  await services.mail.deliver();
  smtp.close();
  const sent = smtp.lines.join('\n');
  expect(sent).toContain(`RCPT TO:<${member}>`);
  expect(sent).toContain('multipart/alternative');
  expect(sent).toContain('The text part');
  expect(await findMails(sandbox(), member)).toEqual([]);
});
