/** Passes: what an account holds, their states and order. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingOptions } from '../src/domains/bookings/courses/tables.ts';
import { contractVouchers } from '../src/domains/membershipOffers/tables.ts';
import { purchasedProducts } from '../src/domains/products/tables.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();
const reward = 'GIFT-7KQ29XTMAB';

async function listPasses(as: 'member' | 'visitor' = 'member') {
  const { body } = await sandbox().call('listPasses', {
    as,
    headers: { 'x-tenant': 'northside' },
  });
  return body;
}

const listStates = async () => (await listPasses()).map(({ type, state }) => `${type} ${state}`);

const setClock = (instant: string) => sandbox().services.clock.set(new Date(instant));

beforeEach(() => sandbox().state('passes'));

describe('passes', () => {
  test('are packs, day tickets, vouchers and rewards, the one that ends next first', async () => {
    expect(await listPasses()).toMatchObject([
      { type: 'DAY_TICKET', code: 'SAMP-5DAY-9XTM', validUntil: '2026-11-26' },
      { type: 'VISITS', remaining: 8, productVariantId: 70_001, validUntil: '2027-05-24' },
      { type: 'VOUCHER', rest: { amount: 35.5 }, recipient: { name: 'Ana Sample' } },
      { type: 'CONTRACT_VOUCHER', code: reward, rest: { amount: 20 }, productVariantId: null },
    ]);
  });

  test('are those of the account', async () => {
    expect(await listPasses('visitor')).toEqual([]);
  });

  test('exclude refunded ones', async () => {
    const { db, clock } = sandbox().services;
    await db.update(purchasedProducts).set({ revokedAt: clock.now() });
    expect((await listPasses()).map(({ code }) => code)).toEqual([reward]);
  });

  test('include visits that the studio has given', async () => {
    const { db } = sandbox().services;
    await db.delete(purchasedProducts).where(eq(purchasedProducts.code, 'SAMP-6PCK-9XTM'));
    const given = (await listPasses()).find(({ type }) => type === 'VISITS');
    expect(given).toMatchObject({ remaining: 8, code: null, productVariantId: null });
  });
});

describe('a pass', () => {
  test('expires at the end of its last day in the time zone of the studio', async () => {
    setClock('2026-11-26T23:59:59+01:00');
    expect((await listStates())[0]).toBe('DAY_TICKET USABLE');
    setClock('2026-11-27T00:00:00+01:00');
    expect(await listStates()).toEqual([
      'VISITS USABLE',
      'VOUCHER USABLE',
      'CONTRACT_VOUCHER USABLE',
      'DAY_TICKET EXPIRED',
    ]);
  });

  test('is used up without visits, and with a code that has been entered', async () => {
    const { db } = sandbox().services;
    await db.update(bookingOptions).set({ remaining: 0 });
    await db.update(contractVouchers).set({ usesLeft: 0 }).where(eq(contractVouchers.code, reward));
    expect(await listStates()).toEqual([
      'DAY_TICKET USABLE',
      'VOUCHER USABLE',
      'CONTRACT_VOUCHER USED_UP',
      'VISITS USED_UP',
    ]);
  });
});
