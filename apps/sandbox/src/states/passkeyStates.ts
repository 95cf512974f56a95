import { eq } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '../domains/passkeys/tables.ts';
import { memberId } from './rows.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, type World } from './world.ts';

/** Origin and relying party of the passkeys and signatures in the contracts. */
const rpId = 'portal.northside.example';
const origin = `https://${rpId}`;

const minute = 60_000;

/** Maximum number of passkeys per account. */
const maxPasskeys = 10;

const createRow = ({ clock }: World, accountId: number) => ({
  accountId,
  rpId,
  counter: 2,
  transports: ['internal' as const, 'hybrid' as const],
  backedUp: true,
  createdAt: new Date('2026-11-02T08:15:00Z'),
  lastUsedAt: new Date(clock.now().getTime() - minute),
});

export const passkeyStates = {
  async 'a passkey'(world, params) {
    const isUsed = params.oneOf('state', ['used', 'new']) === 'used';
    const row = createRow(world, memberId);
    await world.db.insert(passkeys).values({
      ...row,
      id: params.integer('id'),
      name: params.text('name'),
      credentialId: params.text('credentialId'),
      publicKey: Buffer.from(params.text('publicKey'), 'base64url'),
      userHandle: params.text('userHandle'),
      lastUsedAt: isUsed ? row.lastUsedAt : null,
    });
  },

  async 'no passkey'({ db }, params) {
    await db.delete(passkeys).where(eq(passkeys.id, params.integer('id')));
  },

  async 'as many passkeys as an account may have'(world) {
    const row = createRow(world, currentAccountId(world));
    const rows = Array.from({ length: maxPasskeys }, (_, index) => ({
      ...row,
      name: `Passkey ${index + 1}`,
      credentialId: `c2FtcGxlIHBhc3NrZXkg${index}`,
      publicKey: Buffer.from('pQECAyYg', 'base64url'),
      userHandle: 'c2FtcGxlIHVzZXI',
    }));
    await world.db.insert(passkeys).values(rows);
  },

  async 'a passkey challenge'(world, params) {
    const isForAdding = params.oneOf('to', ['add a passkey', 'log in']) === 'add a passkey';
    const old = params.oneOf('state', ['open', 'expired']) === 'expired';
    await world.db.insert(passkeyChallenges).values({
      challenge: params.text('challenge'),
      accountId: isForAdding ? currentAccountId(world) : null,
      userHandle: isForAdding ? params.text('userHandle') : null,
      origin,
      rpId,
      expiresAt: new Date(world.clock.now().getTime() + (old ? -minute : minute)),
    });
  },
} satisfies Partial<States>;
