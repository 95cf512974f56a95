import { eq } from 'drizzle-orm';
import { block } from '../domains/limits/attempts.ts';
import { createSession } from '../domains/accounts/sessions.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import { customerRow, memberId, visitorId } from './rows.ts';
import type { States, StateResult } from './vocabulary.ts';
import { currentAccountId, beginWorld, hashWithCache, type World } from './world.ts';

/** Seconds during which a login is rejected. */
const pauseSeconds = 60;

/** All data that a form of any purpose may require, except the name. */
const details = {
  dateOfBirth: customerRow.dateOfBirth,
  phone: customerRow.phone,
  street: customerRow.street,
  houseNumber: customerRow.houseNumber,
  zipCode: customerRow.zipCode,
  city: customerRow.city,
  countryCode: customerRow.countryCode,
};

const nothing: Record<keyof typeof details, null> = {
  dateOfBirth: null,
  phone: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  countryCode: null,
};

/** Makes an account "me". @returns the cookie of its new session */
export async function logIn(world: World, accountId: number): Promise<StateResult> {
  world.me = accountId;
  return { cookie: `SESSION=${await createSession(world, accountId)}` };
}

export const accountStates = {
  'a clean sandbox': beginWorld,

  async 'an account'({ db }, params) {
    const email = params.text('username');
    const passwordHash = await hashWithCache(params.text('password'));
    const updated = await db
      .update(accounts)
      .set({ passwordHash, verified: true })
      .where(eq(accounts.email, email))
      .returning({ id: accounts.id });
    if (updated.length === 0)
      await db
        .insert(accounts)
        .values({ email, passwordHash, accountContext: 'MY_SPORTS', name: email, verified: true });
  },

  'too many failed logins': (world, params) =>
    block(world, 'login', params.text('username'), pauseSeconds),

  'a logged-in member': (world) => logIn(world, memberId),
  'a logged-in visitor without connection': (world) => logIn(world, visitorId),

  async 'master data'(world, params) {
    const kind = params.oneOf('kind', ['complete', 'missing']);
    const accountDetails = kind === 'complete' ? details : nothing;
    const me = currentAccountId(world);
    await world.db.update(customers).set(accountDetails).where(eq(customers.accountId, me));
    // Master data falls back to the account's data.
    await world.db.update(accounts).set(accountDetails).where(eq(accounts.id, me));
  },
} satisfies Partial<States>;
