import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { presentToBank as show } from '../platform/bank/bank.ts';
import { parseToken } from '../domains/payments/tokens.ts';
import { type Behaviour } from '../platform/bank/tables.ts';
import {
  mandates,
  paymentInstruments as instruments,
  tokenizations,
} from '../domains/payments/tables.ts';
import { createAgreement } from '../domains/payments/mandateTexts.ts';
import { getStudio } from '../domains/studios/rules.ts';
import { invalidFields } from '../platform/http/apiError.ts';
import { addMinutes } from '../platform/time.ts';
import type { States } from './vocabulary.ts';
import { currentAccountId, present } from './world.ts';

const card = { brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 };

const debit = {
  brand: 'SEPA',
  lastFour: '4242',
  masked: 'DE•• •••• 4242',
  behaviour: 'PAYS' as const,
};

const behaviours = {
  'asks for a confirmation': 'CHALLENGES_EACH_TIME',
  'asks for nothing': 'PAYS',
  declines: 'DECLINED_AT_CHARGE',
} as const satisfies Record<string, Behaviour>;

/** Id of the instrument created by a completed tokenization. */
const createdInstrumentId = 8501;

/** Creates a card, replacing one with the same id. */
async function storeInstrument(
  db: Database,
  id: number,
  accountId: number | null,
  behaviour: Behaviour,
): Promise<void> {
  await db.delete(instruments).where(eq(instruments.id, id));
  // The first instrument of an account is the preferred one.
  const existingCount =
    accountId === null ? 1 : await db.$count(instruments, eq(instruments.accountId, accountId));
  await db.insert(instruments).values({
    ...card,
    id,
    accountId,
    type: 'CREDIT_CARD',
    behaviour,
    preferred: existingCount === 0,
    authenticated: true,
  });
}

export const paymentStates = {
  async 'a payment instrument'({ db, me }, params) {
    const id = params.integer('id');
    const bank = params.oneOf('bank', ['asks for a confirmation', 'asks for nothing', 'declines']);
    await storeInstrument(db, id, me, behaviours[bank]);
  },

  async 'no payment instrument'({ db }, params) {
    await db.delete(instruments).where(eq(instruments.id, params.integer('id')));
  },

  async 'no payment instruments'(world) {
    await world.db.delete(instruments).where(eq(instruments.accountId, currentAccountId(world)));
  },

  /** The digits of a token determine the sample bank's answer, so the state can only verify it. */
  async 'a card'({ clock }, params) {
    const bank = params.oneOf('bank', ['accepts', 'refuses']);
    const presented = parseToken(params.text('token'), clock.now());
    const accepted = presented !== null && typeof show(presented, clock.now()) !== 'string';
    if (accepted !== (bank === 'accepts'))
      throw invalidFields({
        field: 'params.token',
        message: `is a token that the sample bank ${accepted ? 'accepts' : 'refuses'}`,
      });
  },

  async 'a tokenization'(world, params) {
    const { db } = world;
    const reference = params.text('reference');
    const state = params.oneOf('state', ['INITIATED', 'AUTHORIZED', 'DECLINED', 'COMPLETED']);
    const confirmed = state === 'AUTHORIZED' || state === 'COMPLETED';
    await db.delete(tokenizations).where(eq(tokenizations.reference, reference));
    if (state === 'COMPLETED')
      await storeInstrument(db, createdInstrumentId, currentAccountId(world), 'PAYS');
    await db.insert(tokenizations).values({
      ...(confirmed ? { ...card, behaviour: 'PAYS' } : {}),
      paymentInstrumentId: state === 'COMPLETED' ? createdInstrumentId : null,
      reference,
      accountId: currentAccountId(world),
      studioId: 1001,
      returnPath: '/studio/bm9ydGhzaWRlOjEwMDE=',
      state,
      declineReason: state === 'DECLINED' ? 'CARD_REFUSED' : null,
      expiresAt: addMinutes(present, 30),
    });
  },

  async 'a mandate'(world, params) {
    const { db } = world;
    const mandateReference = params.text('reference');
    const state = params.oneOf('state', ['read', 'given']);
    const studio = await getStudio(db, 1001, {});
    await db.delete(instruments).where(eq(instruments.mandateReference, mandateReference));
    await db.delete(mandates).where(eq(mandates.reference, mandateReference));
    await db.insert(mandates).values({
      reference: mandateReference,
      studioId: studio.id,
      agreement: createAgreement(studio, 'en'),
      issuedAt: present,
      ...(state === 'given'
        ? { givenAt: present, accountId: currentAccountId(world), debtorName: 'Mona Muster' }
        : {}),
    });
    await db.delete(tokenizations).where(eq(tokenizations.mandateReference, mandateReference));
    if (state === 'read') return;
    await db.insert(instruments).values({
      ...debit,
      accountId: currentAccountId(world),
      type: 'DIRECT_DEBIT',
      preferred: false,
      authenticated: true,
      mandateReference,
    });
    await db.insert(tokenizations).values({
      reference: randomUUID(),
      accountId: currentAccountId(world),
      studioId: 1001,
      type: 'DIRECT_DEBIT',
      returnPath: '/studio/bm9ydGhzaWRlOjEwMDE=',
      state: 'AUTHORIZED',
      ...debit,
      mandateReference,
      expiresAt: addMinutes(present, 30),
    });
  },

  async 'no tokenization'({ db }, params) {
    await db.delete(tokenizations).where(eq(tokenizations.reference, params.text('reference')));
  },
} satisfies Partial<States>;
