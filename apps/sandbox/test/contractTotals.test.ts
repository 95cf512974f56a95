/**
 * For anything a studio may sell, the offer card, preview, signed contract, mail and PDF show the same price, and
 * the lines add up to it.
 */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  contractOfferModules,
  contractOffers,
  contractOfferTerms,
  contracts,
  contractVouchers,
} from '../src/domains/membershipOffers/tables.ts';
import { currencyStep } from '../src/domains/membershipOffers/price.ts';
import { contractPdf } from '../src/domains/memberships/contractPdf.ts';
import { rates } from '../src/domains/limits/tables.ts';
import { formatMoney } from '../src/platform/mail/formatMoney.ts';
import { findMembership } from '../src/domains/memberships/membership.ts';
import { studios } from '../src/domains/studios/tables.ts';
import { minorPerUnit } from '../src/platform/money.ts';
import type { Schemas } from '../src/platform/api.ts';
import { prospect } from '../src/states/rows.ts';
import { findMails } from './harness/mails.ts';
import { extractText } from './harness/pdfText.ts';
import { useSandbox } from './harness/sandbox.ts';

const sandbox = useSandbox();

/** Creates objects with a prototype: drizzle recognizes its own rows by their prototype. */
const record = <Shape extends object>(shape: { [Key in keyof Shape]: fc.Arbitrary<Shape[Key]> }) =>
  fc.record<Shape>(shape, { noNullPrototype: true });

const month = { term: 1, termUnit: 'MONTH' } as const;
const length = fc.oneof(
  record({ term: fc.integer({ min: 1, max: 24 }), termUnit: fc.constant('MONTH' as const) }),
  record({ term: fc.integer({ min: 1, max: 60 }), termUnit: fc.constant('WEEK' as const) }),
  record({ term: fc.integer({ min: 5, max: 90 }), termUnit: fc.constant('DAY' as const) }),
);
const frequency = fc.constantFrom(
  month,
  { term: 2, termUnit: 'WEEK' as const },
  { term: 6, termUnit: 'MONTH' as const },
  { term: 1, termUnit: 'YEAR' as const },
);

/** An offer of a studio, and the options a buyer selects. */
const anyOffer = fc.constantFrom('EUR', 'CHF', 'USD', 'GBP', 'HUF').chain((currency) => {
  const amount = fc.integer({ min: 1, max: 9000 }).map((steps) => steps * currencyStep(currency));
  return record({
    currency: fc.constant(currency),
    startDate: fc.constantFrom('2026-12-31', '2027-01-31', '2027-01-01'),
    term: length,
    priceCents: amount,
    paymentFrequency: frequency,
    fee: fc.option(record({ amountCents: amount, paymentFrequency: fc.option(frequency) })),
    discount: fc.option(record({ amountCents: amount, payments: fc.integer({ min: 1, max: 4 }) })),
    module: fc.option(
      record({
        priceCents: amount,
        paymentFrequency: frequency,
        trialPeriod: fc.option(fc.constant(month)),
      }),
    ),
    voucher: fc.option(record({ amountCents: amount, payments: fc.integer({ min: 1, max: 4 }) })),
  });
});

type AnyOffer = typeof anyOffer extends fc.Arbitrary<infer One> ? One : never;

/** Makes it the only offer of the studio. @returns the requests for the plain offer and with all options */
async function offer(one: AnyOffer) {
  const { db } = sandbox().services;
  const [offerId, contractOfferTermId, moduleId] = [990_001, 990_002, 990_003];
  await db.update(studios).set({ currencyCode: one.currency }).where(eq(studios.id, 1001));
  // Resets rate limits, since one client signs all of them.
  await db.delete(rates);
  await db.delete(contracts);
  await db.delete(contractVouchers);
  await db.delete(contractOffers);
  await db.insert(contractOffers).values({
    id: offerId,
    studioId: 1001,
    name: 'Anything',
    description: 'Whatever it is.',
    position: 0,
    pictured: false,
    signature: 'NONE',
    paymentSignatureRequired: false,
    paymentMethods: ['BANK_TRANSFER'],
    textBlocks: [],
    startsOn: 'ANY_DAY',
    startWithinDays: 90,
    preuseDays: 0,
    taxIdRequired: false,
    identityDocumentRequired: false,
  });
  await db.insert(contractOfferTerms).values({
    id: contractOfferTermId,
    offerId,
    position: 0,
    term: one.term,
    priceCents: one.priceCents,
    paymentFrequency: one.paymentFrequency,
    noticePeriod: month,
    extension: { type: 'INDEFINITE', term: null, noticePeriod: month },
    flatFees: one.fee ? [{ id: 1, name: 'Fee', startsAfter: null, ...one.fee }] : [],
    discounts: one.discount ? [{ type: 'TERM', name: 'Less', ...one.discount }] : [],
  });
  if (one.module)
    await db.insert(contractOfferModules).values({
      id: moduleId,
      offerId,
      position: 0,
      name: 'Sauna',
      description: 'Warm.',
      ...one.module,
    });
  if (one.voucher)
    await db
      .insert(contractVouchers)
      .values({ studioId: 1001, code: 'LESS', name: 'Voucher', ...one.voucher });
  const asOffered = {
    organizationUnitId: 1001,
    contractOfferTermId,
    startDate: one.startDate,
    preuseDate: null,
    moduleIds: [],
    voucherCode: null,
    referralCode: null,
  };
  return {
    asOffered,
    wanted: {
      ...asOffered,
      moduleIds: one.module ? [moduleId] : [],
      voucherCode: one.voucher ? 'LESS' : null,
    },
  };
}

/** Asserts in minor units that the lines add up to the total. @returns the total in minor units */
function checkTotal({
  lines,
  totalPrice,
}: Pick<Schemas['ContractPreview'], 'lines' | 'totalPrice'>) {
  const units = ({ amount, currency }: Schemas['Money']) =>
    Math.round(amount * minorPerUnit(currency));
  const sum = lines.reduce((total, line) => total + units(line.totalPrice), 0);
  expect(sum).toBe(units(totalPrice));
  return units(totalPrice);
}

const stripSpaces = (text: string) => text.replaceAll(/\s+/g, '');

test('shows the same total to the cent in card, preview, contract, mail and PDF', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(anyOffer, async (one) => {
      run += 1;
      const { call, services } = sandbox();
      const { asOffered, wanted } = await offer(one);
      const query = { organizationUnitId: 1001 };
      const [card] = (await call('listContractOffers', { query })).body;
      const shown = card?.terms[0];
      const first = await call('previewPublicContract', {
        body: { ...asOffered, startDate: String(shown?.contractStartDate) },
      });
      expect(first.body.totalPrice).toEqual(shown?.totalPrice);
      expect(first.body.monthlyPrice).toEqual(shown?.monthlyPrice);
      expect(first.body.firstEndDate).toEqual(shown?.firstEndDate);
      expect(card?.lowestTerm).toEqual(shown);
      checkTotal(first.body);

      const { body: preview } = await call('previewPublicContract', { body: wanted });
      const total = checkTotal(preview);
      const email = `buyer-${run}@example.org`;
      const signed = await call('signPublicContract', {
        headers: { 'accept-language': 'en-GB' },
        body: {
          ...wanted,
          totalPrice: preview.totalPrice,
          customerData: { ...prospect, email },
          acceptedTextBlockIds: [],
          earlyStartRequested: true,
          signature: null,
          paymentMethod: 'BANK_TRANSFER',
          sepaMandate: null,
          paymentSignature: null,
          identityDocument: null,
        },
      });
      expect(signed.status).toBe(201);
      const { contract } = signed.body;
      expect(contract.lines).toEqual(preview.lines);
      expect(contract.totalPrice).toEqual(preview.totalPrice);
      expect(contract.monthlyPrice).toEqual(preview.monthlyPrice);
      expect(checkTotal(contract)).toBe(total);

      const monthly = Math.round(contract.monthlyPrice.amount * minorPerUnit(one.currency));
      const amounts = [total, monthly].map((units) =>
        stripSpaces(formatMoney('en-GB', units, one.currency)),
      );
      const [mail] = await findMails(sandbox(), email);
      const membership = await findMembership(services.db, contract.id);
      if (!membership) throw new Error('The signed contract was not found.');
      const file = await contractPdf(services.db, membership, 'CONTRACT', ['en-GB']);
      for (const amount of amounts) {
        expect(stripSpaces(mail?.text ?? '')).toContain(amount);
        expect(stripSpaces(extractText(file))).toContain(amount);
      }
    }),
    { numRuns: 25, seed: 13 },
  );
});
