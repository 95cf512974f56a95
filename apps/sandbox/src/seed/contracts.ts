/** Adds memberships of every sample studio, with their discounts. */
import type { Database } from '../platform/database/database.ts';
import {
  contractOfferModules,
  contractOffers,
  contractOfferTerms,
  contractVouchers,
  referralPrograms,
} from '../domains/membershipOffers/tables.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import { dayIn } from '../platform/time.ts';
import { samples, textBlocks } from './contractSamples.ts';
import { convertPrice } from './convertPrice.ts';

const convertAmounts = <Row extends { amountCents: number }>(
  rows: readonly Row[],
  currency: string,
) => rows.map((row) => ({ ...row, amountCents: convertPrice(row.amountCents, currency) }));

async function seedOffers(
  db: Database,
  { id: studioId, currencyCode, paymentMethods, address }: StoredStudio,
): Promise<void> {
  const offeredMethods: (typeof contractOffers.$inferInsert)['paymentMethods'] =
    paymentMethods.includes('DIRECT_DEBIT') ? ['DIRECT_DEBIT', 'BANK_TRANSFER'] : ['BANK_TRANSFER'];
  const stored = await db
    .insert(contractOffers)
    .values(
      samples.map(({ terms: _terms, modules: _modules, ...offer }, position) => ({
        ...offer,
        studioId,
        position,
        pictured: true,
        paymentMethods: offeredMethods,
        textBlocks,
        startWithinDays: 90,
        // Italian tax authorities require the tax id of the contract partner.
        taxIdRequired: address.countryCode === 'IT',
        identityDocumentRequired: false,
      })),
    )
    .returning({ offerId: contractOffers.id, position: contractOffers.position });
  await db.insert(contractOfferTerms).values(
    stored.flatMap(({ offerId, position }) =>
      (samples[position]?.terms ?? []).map((term, at) => ({
        ...term,
        offerId,
        position: at,
        priceCents: convertPrice(term.priceCents, currencyCode),
        flatFees: convertAmounts(term.flatFees, currencyCode),
        discounts: convertAmounts(term.discounts, currencyCode),
      })),
    ),
  );
  await db.insert(contractOfferModules).values(
    stored.flatMap(({ offerId, position }) =>
      (samples[position]?.modules ?? []).map(({ priceCents = null, ...module }, at) => ({
        ...module,
        offerId,
        position: at,
        priceCents: priceCents === null ? null : convertPrice(priceCents, currencyCode),
      })),
    ),
  );
}

/** Adds the offers of a studio, the voucher `WELCOME` and the referral program. */
export async function seedStudioContracts(db: Database, studio: StoredStudio, now: Date) {
  const { id: studioId, currencyCode } = studio;
  await seedOffers(db, studio);
  await db.insert(contractVouchers).values({
    studioId,
    code: 'WELCOME',
    name: 'Voucher WELCOME',
    amountCents: convertPrice(1000, currencyCode),
    payments: 1,
  });
  await db.insert(referralPrograms).values({
    studioId,
    name: 'Bring a friend',
    description: 'Train with your friends: you both get something out of it.',
    rewardDescription: 'A free month for each friend who joins.',
    amountCents: convertPrice(1000, currencyCode),
    payments: 2,
    validFrom: dayIn(studio.zoneId, now),
  });
}

export async function seedContracts(db: Database, now: Date): Promise<void> {
  for (const studio of await db.select().from(studios)) await seedStudioContracts(db, studio, now);
}
