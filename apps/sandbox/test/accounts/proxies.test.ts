/** Limits by network address count clients, not the proxy in front, and clients cannot choose their address. */
import { describe, expect, test } from 'vitest';
import { readTrustProxy } from '@studio-portal/page-server/trustProxy';
import { type Sandbox, useSandbox } from '../harness/sandbox.ts';

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
