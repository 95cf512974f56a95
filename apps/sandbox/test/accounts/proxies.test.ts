/** Limits by network address count clients, not the proxy in front, and clients cannot choose their address. */
import { describe, expect, test } from 'vitest';
import { cleanForwardedHeaders } from '@studio-portal/page-server/forwardedHeaders';
import { readTrustProxy } from '@studio-portal/page-server/trustProxy';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { password } from '../operations/accountRequests.ts';

const maxLoginsPerAddress = 20;

/** Tries wrong logins for many accounts. @returns the last status */
async function guess({ call }: Sandbox, forwardedFor: (round: number) => string): Promise<number> {
  let last = 0;
  for (let round = 0; round <= maxLoginsPerAddress; round++) {
    const username = `guess-${round}@northside.example`;
    const { status } = await call('login', {
      body: { username, password: 'wrong' },
      headers: {
        authorization: `Basic ${btoa(`${username}:wrong`)}`,
        'x-forwarded-for': forwardedFor(round),
      },
    });
    last = status;
  }
  return last;
}

describe.each([[[]], [['10.0.0.0/8']]])('without a trusted proxy (%j)', (trustProxy) => {
  const sandbox = useSandbox({ trustProxy });

  test('ignores the forwarded address', async () => {
    expect(await guess(sandbox(), (round) => `203.0.113.${round}`)).toBe(429);
  });
});

describe('behind a proxy', () => {
  const sandbox = useSandbox({ trustProxy: ['127.0.0.1'] });

  test('limits each client separately', async () => {
    expect(await guess(sandbox(), (round) => `203.0.113.${round}`)).toBe(401);
  });

  test('ignores what a client put in front of the proxy’s entry', async () => {
    expect(await guess(sandbox(), (round) => `198.51.100.${round}, 203.0.113.9`)).toBe(429);
  });

  test('ignores the client’s port', async () => {
    expect(await guess(sandbox(), (round) => `203.0.113.9:${4_000 + round}`)).toBe(429);
  });

  test('ignores an address that is none', async () => {
    expect(await guess(sandbox(), (round) => `unknown-${round}`)).toBe(429);
  });

  test.for([
    ['x-forwarded-proto', 'javascript'],
    ['x-forwarded-proto', ''],
    ['x-forwarded-proto', 'https, data'],
    ['x-forwarded-host', 'localhost/path'],
    ['x-forwarded-host', 'user@evil.example'],
    ['x-forwarded-host', 'evil.example:port'],
    ['x-forwarded-host', '[::1'],
  ])('creates passkey options for its own host with %s: %s', async ([name = '', value = '']) => {
    const headers = { host: 'portal.example', [name]: value };
    const registration = await sandbox().call('createPasskeyRegistrationOptions', {
      as: 'member',
      body: { password },
      headers,
    });
    expect([registration.status, registration.body.rp?.id]).toEqual([201, 'portal.example']);
    const login = await sandbox().call('createPasskeyLoginOptions', { headers });
    expect([login.status, login.body.rpId]).toEqual([201, 'portal.example']);
  });

  test('rejects a foreign origin whatever the protocol', async () => {
    const headers = { origin: 'null', 'x-forwarded-proto': 'javascript' };
    const { errorCode } = await sandbox().call('createPasskeyLoginOptions', { headers });
    expect(errorCode).toBe('authorization.error.foreignorigin');
  });
});

test.for([
  ['x-forwarded-proto', 'HTTPS', 'https'],
  ['x-forwarded-proto', 'javascript, http', 'http'],
  ['x-forwarded-proto', 'http, javascript', undefined],
  ['x-forwarded-proto', 'wss', undefined],
  ['x-forwarded-host', 'evil/, portal.example:8443', 'portal.example:8443'],
  ['x-forwarded-host', '[2001:db8::1]:443', '[2001:db8::1]:443'],
  ['x-forwarded-host', 'portal.example, a b', undefined],
  ['x-forwarded-for', '192.0.2.1, 2001:db8::1', '192.0.2.1, 2001:db8::1'],
  ['x-forwarded-for', '192.0.2.1:4711, [2001:db8::1]:4711', '192.0.2.1, 2001:db8::1'],
  ['x-forwarded-for', '198.51.100.1, unknown, 192.0.2.1', '192.0.2.1'],
  ['x-forwarded-for', '192.0.2.1, unknown', undefined],
  ['x-forwarded-for', '1.2.3.4.5', undefined],
] as const)('reads %s: %s as %s', ([name, value, meaning]) => {
  const headers = { [name]: value };
  cleanForwardedHeaders(headers);
  expect(headers[name]).toBe(meaning);
});

test.for([
  [undefined, []],
  ['', []],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
  ['true', null],
  ['1', null],
  ['10.0.0.0/33', null],
  ['10.0.0.0/', null],
  ['proxy.example', null],
] as const)('reads TRUST_PROXY=%s as %j', ([text, meaning]) => {
  expect(readTrustProxy(text)).toEqual(meaning);
});
