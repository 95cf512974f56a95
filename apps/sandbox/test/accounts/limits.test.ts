/** Rate limits: by account or address in the request, and by network address. */
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/api.ts';
import { addMinutes } from '../../src/platform/time.ts';
import { type Request, useSandbox } from '../harness/sandbox.ts';
import {
  connectBodies,
  newEmail,
  invitation,
  member,
  newPassword,
  registerBody,
} from '../operations/accountRequests.ts';

const sandbox = useSandbox();

type LimitedOperation = { id: OperationId; allowed: number; request: (round: number) => Request };

const code = (round: number) => `WRNGWR${round + 22}`.slice(0, 8).replaceAll(/[015]/g, '2');

describe('repeated requests for the same subject', () => {
  const tried: LimitedOperation[] = [
    { id: 'resetPassword', allowed: 5, request: () => ({ body: { email: member } }) },
    { id: 'register', allowed: 5, request: () => ({ body: registerBody }) },
    {
      id: 'verifyEmail',
      allowed: 10,
      request: (round) => ({ body: { email: newEmail, code: code(round) } }),
    },
    {
      id: 'changeForgottenPassword',
      allowed: 10,
      request: (round) => ({ body: { email: member, code: code(round), password: newPassword } }),
    },
    {
      id: 'verifyAdditionalEmail',
      allowed: 10,
      request: (round) => ({ as: 'member', body: { email: newEmail, code: code(round) } }),
    },
    {
      id: 'addAdditionalEmail',
      allowed: 10,
      request: () => ({ as: 'member', body: { email: newEmail } }),
    },
    {
      id: 'connectWithIban',
      allowed: 5,
      request: () => ({ as: 'visitor', body: connectBodies.connectWithIban }),
    },
    { id: 'getQuickRegistration', allowed: 20, request: () => ({ query: { uuid: invitation } }) },
  ];

  test.for(tried)('limits $id to $allowed requests', async ({ id, allowed, request }) => {
    const { clock } = sandbox().services;
    for (let round = 0; round < allowed; round++)
      expect((await sandbox().call(id, request(round))).status).not.toBe(429);
    const refused = await sandbox().call(id, request(allowed));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    clock.set(addMinutes(clock.now(), 1));
    expect((await sandbox().call(id, request(allowed + 1))).status).not.toBe(429);
    const longer = await sandbox().call(id, request(allowed + 2));
    expect(longer.headers['retry-after']).toBe('120');
  });
});

describe('requests for many subjects from one network address', () => {
  const tried: LimitedOperation[] = [
    {
      id: 'resetPassword',
      allowed: 50,
      request: (round) => ({ body: { email: `guess-${round}@example.org` } }),
    },
    {
      id: 'changeForgottenPassword',
      allowed: 50,
      request: (round) => ({ body: { code: code(round), password: newPassword } }),
    },
    {
      id: 'verifyRegistration',
      allowed: 50,
      request: (round) => ({ body: { email: `guess-${round}@example.org`, code: code(round) } }),
    },
    {
      id: 'getQuickConnect',
      allowed: 50,
      request: (round) => ({
        query: { uuid: `0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a${7000 + round}` },
      }),
    },
  ];

  test.for(tried)('limits $id to $allowed requests', async ({ id, allowed, request }) => {
    for (let round = 0; round < allowed; round++)
      expect((await sandbox().call(id, request(round))).status).not.toBe(429);
    expect((await sandbox().call(id, request(allowed))).status).toBe(429);
  });
});
