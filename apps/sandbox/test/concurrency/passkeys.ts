/** Passkeys: expected outcome of five concurrent calls per operation. */
import { sql } from 'drizzle-orm';
import { sessions } from '../../src/domains/accounts/tables.ts';
import { passkeyChallenges, passkeys } from '../../src/domains/passkeys/tables.ts';
import { addPasskey, createPasskey, signLoginChallenge } from '../harness/passkeys.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, five, once, type Scenarios } from './scenario.ts';

const usedUp = 'passkey.error.challengeexpired';

const countChallenges = async (sandbox: Sandbox) => ({
  challenges: await count(sandbox, passkeyChallenges),
});

export const passkeyScenarios = {
  createPasskeyRegistrationOptions: [
    each('one account', { loadState: countChallenges, expected: { challenges: 5 } }),
  ],
  registerPasskey: [
    once([usedUp], {
      loadState: async (sandbox) => ({ passkeys: await count(sandbox, passkeys) }),
      expected: { passkeys: 1 },
    }),
    {
      title: 'five passkeys, one below the limit',
      async calls(sandbox) {
        await sandbox.services.db.delete(passkeys);
        const registrations = [];
        for (const _ of five) registrations.push((await createPasskey(sandbox)).body);
        await sandbox.state('as many passkeys as an account may have');
        await sandbox.services.db.delete(passkeys).where(sql`${passkeys.name} = 'Passkey 3'`);
        return registrations.map((body) => ({ as: 'member' as const, body }));
      },
      succeed: 1,
      errorCodes: ['passkey.error.toomany'],
      loadState: async (sandbox) => ({ passkeys: await count(sandbox, passkeys) }),
      expected: { passkeys: 10 },
    },
  ],
  deletePasskey: [
    once(['passkey.error.notfound'], {
      loadState: async (sandbox) => ({ passkeys: await count(sandbox, passkeys) }),
      expected: { passkeys: 0 },
    }),
  ],
  createPasskeyLoginOptions: [
    each('five devices', { loadState: countChallenges, expected: { challenges: 5 } }),
  ],
  loginWithPasskey: [
    once([usedUp], {
      loadState: async (sandbox) => ({ challenges: await count(sandbox, passkeyChallenges) }),
      expected: { challenges: 0 },
    }),
    {
      title: 'copies of the passkey with the same counter',
      async calls(sandbox) {
        const { passkey } = await addPasskey(sandbox);
        const answers = [];
        for (const _ of five)
          answers.push(await signLoginChallenge(sandbox, { ...passkey, counter: 1 }));
        await sandbox.services.db.delete(sessions);
        return answers.map((body) => ({ body }));
      },
      succeed: 1,
      errorCodes: ['passkey.error.wrong'],
      loadState: async (sandbox) => ({ sessions: await count(sandbox, sessions) }),
      expected: { sessions: 1 },
    },
  ],
} satisfies Record<string, Scenarios>;
