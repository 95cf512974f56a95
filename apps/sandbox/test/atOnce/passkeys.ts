/** Passkeys: expected outcome of five concurrent calls per operation. */
import { sql } from 'drizzle-orm';
import { sessions } from '../../src/domains/accounts/tables.ts';
import { passkeyChallenges, passkeys } from '../../src/domains/passkeys/tables.ts';
import { addedTo, madeFor, signedBy } from '../harness/passkeys.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, five, once, type Scenarios } from './scenario.ts';

const usedUp = 'passkey.error.challengeexpired';

const challenges = async (sandbox: Sandbox) => ({
  challenges: await count(sandbox, passkeyChallenges),
});

export const passkeysAtOnce = {
  createPasskeyRegistrationOptions: [
    each('one account', { look: challenges, holds: { challenges: 5 } }),
  ],
  registerPasskey: [
    once([usedUp], {
      look: async (sandbox) => ({ passkeys: await count(sandbox, passkeys) }),
      holds: { passkeys: 1 },
    }),
    {
      what: 'five passkeys, one below the limit',
      async calls(sandbox) {
        await sandbox.services.db.delete(passkeys);
        const made = [];
        for (const _ of five) made.push((await madeFor(sandbox)).body);
        await sandbox.state('as many passkeys as an account may have');
        await sandbox.services.db.delete(passkeys).where(sql`${passkeys.name} = 'Passkey 3'`);
        return made.map((body) => ({ as: 'member' as const, body }));
      },
      succeed: 1,
      refused: ['passkey.error.toomany'],
      look: async (sandbox) => ({ passkeys: await count(sandbox, passkeys) }),
      holds: { passkeys: 10 },
    },
  ],
  deletePasskey: [
    once(['passkey.error.notfound'], {
      look: async (sandbox) => ({ passkeys: await count(sandbox, passkeys) }),
      holds: { passkeys: 0 },
    }),
  ],
  createPasskeyLoginOptions: [each('five devices', { look: challenges, holds: { challenges: 5 } })],
  loginWithPasskey: [
    once([usedUp], {
      look: async (sandbox) => ({ challenges: await count(sandbox, passkeyChallenges) }),
      holds: { challenges: 0 },
    }),
    {
      what: 'copies of the passkey with the same counter',
      async calls(sandbox) {
        const { passkey } = await addedTo(sandbox);
        const answers = [];
        for (const _ of five) answers.push(await signedBy(sandbox, { ...passkey, counter: 1 }));
        await sandbox.services.db.delete(sessions);
        return answers.map((body) => ({ body }));
      },
      succeed: 1,
      refused: ['passkey.error.wrong'],
      look: async (sandbox) => ({ sessions: await count(sandbox, sessions) }),
      holds: { sessions: 1 },
    },
  ],
} satisfies Record<string, Scenarios>;
