/**
 * Behind a TLS proxy: origins have a scheme, the session cookie has a name that sibling hosts cannot set, and
 * browsers stay on TLS.
 */
import { describe, expect, test } from 'vitest';
import { useSandbox } from './harness/sandbox.ts';
import { member, password } from './operations/accountRequests.ts';

const host = 'portal.example';
const overTls = { host, 'x-forwarded-proto': 'https' };

const login = {
  body: { username: member, password },
  headers: { authorization: `Basic ${btoa(`${member}:${password}`)}` },
};

describe('behind a trusted proxy', () => {
  const sandbox = useSandbox({ trustProxy: ['127.0.0.1'] });

  test.for([
    [{ ...overTls, origin: 'https://portal.example' }, 204],
    [{ ...overTls, origin: 'http://portal.example' }, 403],
    [{ ...overTls, origin: 'https://portal.example:8443' }, 403],
    [{ host, origin: 'https://portal.example' }, 403],
    [
      {
        host: 'portal.example:8443',
        'x-forwarded-proto': 'https',
        origin: 'https://portal.example:8443',
      },
      204,
    ],
  ] as const)('answers a change with %j with %i', async ([headers, status]) => {
    const cookie = `__Host-${await sandbox().cookie('member')}`;
    const answer = await sandbox().call('logout', { headers: { ...headers, cookie } });
    expect(answer.status).toBe(status);
  });

  test('binds the session to the host', async () => {
    const { headers } = await sandbox().call('login', {
      ...login,
      headers: { ...login.headers, ...overTls },
    });
    const set = String(headers['set-cookie']);
    expect(set).toMatch(
      /^__Host-SESSION=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = set.split(';')[0] ?? '';
    const getStatus = async (own: string) =>
      (await sandbox().call('getUserInfo', { headers: { ...overTls, cookie: own } })).status;
    expect(await getStatus(cookie)).toBe(200);
    expect(await getStatus(cookie.replace('__Host-', ''))).toBe(403);
    const out = await sandbox().call('logout', { headers: { ...overTls, cookie } });
    expect(String(out.headers['set-cookie'])).toMatch(/^__Host-SESSION=; .*Path=\/.*; Secure/);
    expect(await getStatus(cookie)).toBe(403);
  });

  test('sends HSTS over TLS only', async () => {
    const { headers } = await sandbox().call('getTenant', { headers: overTls });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await sandbox().call('getTenant', { headers: { host } });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('without a proxy', () => {
  const sandbox = useSandbox();

  test('ignores the forwarded scheme', async () => {
    const { headers } = await sandbox().call('login', {
      ...login,
      headers: { ...login.headers, 'x-forwarded-proto': 'https' },
    });
    expect(String(headers['set-cookie'])).toMatch(/^SESSION=/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
