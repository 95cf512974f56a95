/** Signing a contract: contract, modules, fees and mandate, all or nothing. */
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import { apiError, invalidFields } from '../../platform/http/apiError.ts';
import { dayIn } from '../../platform/time.ts';
import { becomeCustomer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { customers } from '../accounts/tables.ts';
import { applySignedPayment } from '../customerData/applySignedPayment.ts';
import { runIdempotent } from '../../platform/idempotency/runIdempotent.ts';
import { recordConsents, requireConsents } from '../legal/givenConsents.ts';
import { earnPoints } from '../points/earning.ts';
import { notifyAboutContract } from '../membershipOffers/contractMails.ts';
import type { Membership } from './membership.ts';
import { endForUpgrade, lockUpgradable } from './upgrade.ts';
import type { AcceptedInstrument } from '../../platform/bank/bank.ts';
import { instrumentDeclined } from '../payments/instruments.ts';
import { creditVoucher } from './creditVoucher.ts';
import { signMandate } from '../payments/mandates.ts';
import { type StoredStudio, getStudio } from '../studios/rules.ts';
import { useVoucher } from '../membershipOffers/codes.ts';
import { findContractOfSale, storeContract, toContract } from '../membershipOffers/contracts.ts';
import { type CheckedOrder, buildOrder } from '../membershipOffers/order.ts';
import { checkSignable } from '../membershipOffers/signable.ts';

type Body = Schemas['SignContractRequest'];

export type Signing = Pick<ApiRequest<'signPublicContract'>, 'body' | 'context' | 'header'> & {
  operationId: 'signContract' | 'signPublicContract';
  /** Null without an account. */
  account: { id: number } | null;
};

/** Omits characters that are easily confused on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Generates a contract number: studio prefix and ten random characters. */
function generateNumber({ id, tenant }: Pick<StoredStudio, 'id' | 'tenant'>): string {
  const letters = Array.from(randomBytes(10), (byte) => alphabet.charAt(byte % alphabet.length));
  return `${tenant.slice(0, 2).toUpperCase()}${id}-${letters.join('')}`;
}

/**
 * Signs a contract. Repeated calls with the same key return the first result.
 * @throws 404, 409 and 422 as described; then nothing is signed, and neither mandate nor voucher is used
 */
export async function sign(
  { account, body, context, header, operationId }: Signing,
  { db, clock }: Services,
): Promise<Schemas['SignedContract']> {
  const now = clock.now();
  const studio = await getStudio(db, body.organizationUnitId, context);
  const today = dayIn(studio.zoneId, now);
  const accountId = account?.id ?? null;
  const key = header['Idempotency-Key'] ?? null;
  const saleId = await db.transaction((tx) =>
    runIdempotent(tx, { key, operation: operationId, accountId, request: body }, now, async () => {
      if (account) await lockOwnAccount(tx, account.id);
      const running = await lockRunningContract(tx, body, { studio, accountId, today });
      const isUpgrade = running !== null;
      const who = { studio, accountId, today };
      const order = await buildOrder(tx, body, who, { lock: true, isUpgrade });
      checkSignable(body, order, { today, studio });
      const { acceptedConsents } = body;
      // Clients from before the consents do not send them.
      if (acceptedConsents) {
        await requireConsents(tx, studio, acceptedConsents);
        const signer = { accountId, email: body.customerData.email };
        await recordConsents(tx, signer, studio, acceptedConsents, now);
      }
      const mandate = await signContractMandate(tx, body, { ...who, order, running }, now);
      const upgrade =
        running &&
        account &&
        (await endForUpgrade(tx, running, order, {
          by: { operationId, context: { 'X-Tenant': studio.tenant }, account },
          today,
          now,
        }));
      const uuid = await store(
        tx,
        body,
        { studio, order, accountId, mandate, place: upgrade },
        now,
      );
      if (order.voucher) await useVoucher(tx, order.voucher, studio);
      if (account)
        await becomeCustomer(
          tx,
          { operationId, context: { 'X-Tenant': studio.tenant }, account },
          studio,
          toCustomerData(body.customerData),
          now,
        );
      // A mandate given before is already that of the membership.
      if (account && mandate?.instrument !== null)
        await applySignedPayment(
          tx,
          {
            accountId: account.id,
            tenant: studio.tenant,
            paymentMethod: body.paymentMethod,
            instrument: mandate?.instrument ?? null,
          },
          now,
        );
      if (order.gift) await creditVoucher(tx, uuid, order.gift, now);
      await notifyAboutContract(tx, uuid);
      return uuid;
    }),
  );
  const signedContract = await findContractOfSale(db, saleId);
  if (!signedContract) throw new Error(`The contract of sale ${saleId} is gone.`);
  return { saleId, contract: toContract(signedContract, studio) };
}

/**
 * Finds and locks the contract that the new one replaces; null if none.
 * @throws 404 and 409 as described, 400 for options of first contracts only
 */
async function lockRunningContract(
  tx: Database,
  { contractUuid, preuseDate, voucherCode, referralCode }: Body,
  { studio, accountId, today }: { studio: StoredStudio; accountId: number | null; today: string },
): Promise<Membership | null> {
  if (contractUuid === undefined) return null;
  for (const [field, value] of Object.entries({ preuseDate, voucherCode, referralCode }))
    if (value !== null) throw invalidFields({ field, message: 'goes with a first contract alone' });
  return lockUpgradable(tx, { uuid: contractUuid, studio, today }, accountId);
}

/** Removes the fields that only contracts require. */
function toCustomerData({
  gender: _,
  placeOfBirth: __,
  countryOfBirth: ___,
  taxId: ____,
  ...person
}: Schemas['ContractCustomerData']): Schemas['CustomerData'] {
  return person;
}

type Sold = { studio: StoredStudio; order: CheckedOrder; accountId: number | null };

/** Result of ending the replaced contract. */
type UpgradeResult = Awaited<ReturnType<typeof endForUpgrade>>;

type Mandate = {
  mandateReference: string;
  maskedIban: string | null;
  /** Null for a mandate that was given before. */
  instrument: AcceptedInstrument | null;
};

/** Returns the mandate by which a contract is debited; null without one. */
function findGivenMandate({
  contract: { paymentMethod, mandateReference, maskedIban },
}: Membership): Mandate | null {
  if (paymentMethod !== 'DIRECT_DEBIT' || mandateReference === null) return null;
  return { mandateReference, maskedIban, instrument: null };
}

/**
 * Signs the mandate, or keeps that of the replaced contract if the request has none.
 * @throws 400 for a missing or unexpected mandate, 409 for a used one, 422 for a payment method that is not accepted or
 * is declined
 */
async function signContractMandate(
  tx: Database,
  { paymentMethod, sepaMandate, customerData }: Body,
  { studio, order, accountId, running }: Sold & { running: Membership | null },
  now: Date,
): Promise<Mandate | null> {
  if (!order.offer.paymentMethods.includes(paymentMethod))
    throw apiError(422, 'payment.error.methodnotallowed', 'This cannot be paid in this way here', {
      args: [{ type: 'STRING', value: paymentMethod }],
    });
  if (paymentMethod !== 'DIRECT_DEBIT') {
    if (sepaMandate !== null)
      throw invalidFields({ field: 'sepaMandate', message: 'is for DIRECT_DEBIT alone' });
    return null;
  }
  if (sepaMandate === null) {
    const given = running && findGivenMandate(running);
    if (given) return given;
    throw invalidFields({ field: 'sepaMandate', message: 'is required for DIRECT_DEBIT' });
  }
  const { street, houseNumber = null, zipCode, city, countryCode } = customerData;
  const { provinceCode = null } = customerData;
  const home = { street, houseNumber, zipCode, city, provinceCode, countryCode };
  const debtor = { accountId, address: sepaMandate.debtorAddress ?? home };
  const outcome = await signMandate(tx, studio, sepaMandate, debtor, now);
  if (outcome.state === 'DECLINED') throw instrumentDeclined(outcome.declineReason);
  if (outcome.state === 'INITIATED')
    throw new Error('The bank must decide on a mandate immediately.');
  const { state: _, ...instrument } = outcome;
  return { mandateReference: sepaMandate.mandateReference, maskedIban: outcome.masked, instrument };
}

/** @returns the uuid of the sale */
async function store(
  tx: Database,
  body: Body,
  {
    studio,
    order,
    accountId,
    mandate,
    place,
  }: Sold & { mandate: Mandate | null; place: UpgradeResult | null },
  now: Date,
): Promise<string> {
  const uuid = randomUUID();
  await storeContract(tx, order, {
    uuid,
    contractNumber: generateNumber(studio),
    accountId,
    customerData: body.customerData,
    paymentMethod: body.paymentMethod,
    mandateReference: mandate?.mandateReference ?? null,
    maskedIban: mandate?.maskedIban ?? null,
    signature: body.signature,
    paymentSignature: body.paymentSignature,
    acceptedTextBlocks: order.offer.textBlocks.filter(({ id }) =>
      body.acceptedTextBlockIds.includes(id),
    ),
    earlyStartRequested: body.earlyStartRequested,
    identityDocument: body.identityDocument,
    voucherCode: order.voucher?.code ?? null,
    recruitedBy: order.recruitedBy,
    ...place,
    signedAt: now,
  });
  if (order.recruitedBy !== null) {
    const who = and(
      eq(customers.accountId, order.recruitedBy),
      eq(customers.tenant, studio.tenant),
    );
    const event = { type: 'REFERRAL', id: `CONTRACT ${uuid}`, at: now } as const;
    await earnPoints(tx, who, studio.zoneId, event);
  }
  return uuid;
}
