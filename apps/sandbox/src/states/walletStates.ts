import { eq } from 'drizzle-orm';
import { customers } from '../domains/accounts/tables.ts';
import { doorCards } from '../domains/visits/tables.ts';
import { type ThrowAwayKeys, createThrowAwayKeys } from './throwAwayKeys.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId } from './world.ts';

let keys: ThrowAwayKeys | undefined;

export const walletStates = {
  async 'the wallets'({ walletKeys }, params) {
    if (params.oneOf('state', ['configured', 'not configured']) === 'not configured') {
      Object.assign(walletKeys, { apple: null, google: null });
      return;
    }
    keys ??= createThrowAwayKeys();
    walletKeys.apple = {
      certificate: keys.certificate,
      privateKey: keys.key,
      issuerCertificate: keys.issuerCertificate,
      passTypeId: 'pass.example.studio-portal',
      teamId: 'THROWAWAY1',
    };
    walletKeys.google = {
      issuerId: '3388000000000000000',
      serviceAccount: 'passes@throw-away.iam.gserviceaccount.com',
      privateKey: keys.key,
    };
  },

  async 'a wallet card'(world) {
    const accountId = currentAccountId(world);
    const [customer] = await world.db
      .select()
      .from(customers)
      .where(eq(customers.accountId, accountId));
    if (!customer) throw new Error('Only a member has a wallet card.');
    await world.db.insert(doorCards).values({
      customerId: customer.id,
      accountId,
      codeHash: 'of a code that nobody knows',
      createdAt: new Date('2026-11-25T07:30:00Z'),
    });
  },
} satisfies Partial<States>;
