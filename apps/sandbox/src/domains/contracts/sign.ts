/** Signing: the contract with its lines, modules, fees and mandate, or nothing. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { ApiRequest, Schemas, Services } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { dayIn } from '../../time.ts';
import { becomeCustomer } from '../accounts/customers.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { paySigned } from '../customerData/paySigned.ts';
import { once } from '../idempotency/once.ts';
import { tellContract } from '../mail/contractMails.ts';
import type { Membership } from '../memberContracts/membership.ts';
import { endForUpgrade, lockUpgradable } from '../memberContracts/upgrade.ts';
import type { Kept } from '../payments/bank.ts';
import { instrumentDeclined } from '../payments/instruments.ts';
import { giveMandate } from '../payments/mandates.ts';
import { type StoredStudio, studioOf } from '../studios/rules.ts';
import { useVoucher } from './codes.ts';
import { contractOfSale, storeContract, toContract } from './contracts.ts';
import { type Ordered, orderOf } from './order.ts';
import { checkSignable } from './signable.ts';

type Body = Schemas['SignContractRequest'];

export type Signing = Pick<ApiRequest<'signPublicContract'>, 'body' | 'context' | 'header'> & {
  operationId: 'signContract' | 'signPublicContract';
  /** Null: somebody without an account. */
  account: { id: number } | null;
};

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What a contract is called: its studio, and ten signs of which no two are the same. */
function newNumber({ id, tenant }: Pick<StoredStudio, 'id' | 'tenant'>): string {
  const letters = Array.from(randomBytes(10), (byte) => alphabet.charAt(byte % alphabet.length));
  return `${tenant.slice(0, 2).toUpperCase()}${id}-${letters.join('')}`;
}

/**
 * Signs a contract. Sent again with the same key it answers what the first one did.
 * @throws 404, 409 and 422 as described: nothing is signed, no mandate is given and no voucher used then
 */
export async function sign(
  { account, body, context, header, operationId }: Signing,
  { db, clock }: Services,
): Promise<Schemas['SignedContract']> {
  const now = clock.now();
  const studio = await studioOf(db, body.organizationUnitId, context);
  const today = dayIn(studio.zoneId, now);
  const accountId = account?.id ?? null;
  const key = header['Idempotency-Key'] ?? null;
  const saleId = await db.transaction((tx) =>
    once(tx, { key, operation: operationId, accountId, request: body }, now, async () => {
      if (account) await lockOwnAccount(tx, account.id);
      const running = await runningContract(tx, body, { studio, accountId, today });
      const isUpgrade = running !== null;
      const who = { studio, accountId, today };
      const order = await orderOf(tx, body, who, { lock: true, isUpgrade });
      checkSignable(body, order, { today, countryCode: studio.address.countryCode });
      const mandate = await giveMandateFor(tx, body, { studio, order, accountId }, now);
      const place =
        running &&
        account &&
        (await endForUpgrade(tx, running, order, {
          by: { operationId, context: { 'X-Tenant': studio.tenant }, account },
          today,
          now,
        }));
      const uuid = await store(tx, body, { studio, order, accountId, mandate, place }, now);
      if (order.voucher) await useVoucher(tx, order.voucher, studio);
      if (account)
        await becomeCustomer(
          tx,
          { operationId, context: { 'X-Tenant': studio.tenant }, account },
          studio,
          personOf(body.customerData),
          now,
        );
      if (account)
        await paySigned(
          tx,
          {
            accountId: account.id,
            tenant: studio.tenant,
            paymentMethod: body.paymentMethod,
            kept: mandate?.kept ?? null,
          },
          now,
        );
      await tellContract(tx, uuid);
      return uuid;
    }),
  );
  const whole = await contractOfSale(db, saleId);
  if (!whole) throw new Error(`The contract of sale ${saleId} is gone.`);
  return { saleId, contract: toContract(whole, studio) };
}

/**
 * The contract whose place the new one takes, locked; null for none.
 * @throws 404 and 409 as described, 400 for what goes with a first contract alone
 */
async function runningContract(
  tx: Database,
  { contractUuid, preuseDate, voucherCode, referralCode }: Body,
  { studio, accountId, today }: { studio: StoredStudio; accountId: number | null; today: string },
): Promise<Membership | null> {
  if (contractUuid === undefined) return null;
  for (const [field, value] of Object.entries({ preuseDate, voucherCode, referralCode }))
    if (value !== null) throw invalid({ field, message: 'goes with a first contract alone' });
  return lockUpgradable(tx, { uuid: contractUuid, studio, today }, accountId);
}

/** What every purchase asks of a person, without what a contract asks besides. */
function personOf({
  gender: _,
  placeOfBirth: __,
  countryOfBirth: ___,
  taxId: ____,
  ...person
}: Schemas['ContractCustomerData']): Schemas['CustomerData'] {
  return person;
}

type Sold = { studio: StoredStudio; order: Ordered; accountId: number | null };

/** Of a contract that ended for this one. */
type Place = Awaited<ReturnType<typeof endForUpgrade>>;

type Mandate = { mandateReference: string; maskedIban: string | null; kept: Kept };

/** @throws 400 for a mandate that is missing or has no use, 409 for one that was used, 422 for a way to pay that is not taken, or declined */
async function giveMandateFor(
  tx: Database,
  { paymentMethod, sepaMandate, customerData }: Body,
  { studio, order, accountId }: Sold,
  now: Date,
): Promise<Mandate | null> {
  if (!order.offer.paymentMethods.includes(paymentMethod))
    throw fault(422, 'payment.error.methodnotallowed', 'This cannot be paid in this way here', {
      args: [{ type: 'STRING', value: paymentMethod }],
    });
  if (paymentMethod !== 'DIRECT_DEBIT') {
    if (sepaMandate !== null)
      throw invalid({ field: 'sepaMandate', message: 'is for DIRECT_DEBIT alone' });
    return null;
  }
  if (sepaMandate === null)
    throw invalid({ field: 'sepaMandate', message: 'is required for DIRECT_DEBIT' });
  const { street, houseNumber = null, zipCode, city, countryCode } = customerData;
  const { provinceCode = null } = customerData;
  const home = { street, houseNumber, zipCode, city, provinceCode, countryCode };
  const debtor = { accountId, address: sepaMandate.debtorAddress ?? home };
  const outcome = await giveMandate(tx, studio, sepaMandate, debtor, now);
  if (outcome.state === 'DECLINED') throw instrumentDeclined(outcome.declineReason);
  if (outcome.state === 'INITIATED') throw new Error('A mandate is decided at once.');
  const { state: _, ...kept } = outcome;
  return { mandateReference: sepaMandate.mandateReference, maskedIban: outcome.masked, kept };
}

/** @returns the sale */
async function store(
  tx: Database,
  body: Body,
  {
    studio,
    order,
    accountId,
    mandate,
    place,
  }: Sold & { mandate: Mandate | null; place: Place | null },
  now: Date,
): Promise<string> {
  const uuid = randomUUID();
  await storeContract(tx, order, {
    uuid,
    contractNumber: newNumber(studio),
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
  return uuid;
}
