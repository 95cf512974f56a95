/** Makes what the sample members pay, owe and have visited follow from their contracts. */
import { and, asc, eq, gte, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { checkoutSubjects } from '../checkoutSubjects.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import { findCustomerAccount } from '../domains/customerAccounts/account.ts';
import { accountEntries } from '../domains/customerAccounts/tables.ts';
import { findCustomerStudio } from '../domains/accounts/findCustomerStudio.ts';
import { setMembershipInstrument } from '../domains/customerData/membershipPayment.ts';
import { issueInvoices } from '../domains/invoices/issuing.ts';
import { invoices } from '../domains/invoices/tables.ts';
import { contracts } from '../domains/membershipOffers/tables.ts';
import { contractCharges } from '../domains/memberships/tables.ts';
import { parseAccount } from '../domains/payments/accounts.ts';
import { storeMembershipInstrument } from '../domains/payments/instruments.ts';
import { createAgreement } from '../domains/payments/mandateTexts.ts';
import { mandates } from '../domains/payments/tables.ts';
import { studioLanguage } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import { checkins } from '../domains/visits/tables.ts';
import { presentToBank } from '../platform/bank/bank.ts';
import { sampleAccount } from '../platform/bank/samples.ts';
import { addDays, dayIn, instantAt } from '../platform/time.ts';
import { sampleAccounts } from './accounts.ts';
import { findMember } from './findMember.ts';

/** Loads the contracts of sample accounts, the oldest first. */
const loadSampleContracts = (db: Database) =>
  db
    .select({ contract: contracts, studio: studios, customer: customers })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .innerJoin(accounts, eq(accounts.id, contracts.accountId))
    .innerJoin(
      customers,
      and(eq(customers.accountId, accounts.id), eq(customers.tenant, studios.tenant)),
    )
    .where(
      and(
        inArray(
          accounts.email,
          sampleAccounts.map(({ email }) => email),
        ),
        eq(contracts.paymentMethod, 'DIRECT_DEBIT'),
        isNotNull(contracts.mandateReference),
      ),
    )
    .orderBy(asc(contracts.startDate));

type SampleContract = Awaited<ReturnType<typeof loadSampleContracts>>[number];

/** Adds the signed mandate that a sample contract refers to. */
async function addMandate(db: Database, { contract, studio }: SampleContract): Promise<void> {
  const { mandateReference, accountId, signedAt, customerData } = contract;
  if (mandateReference === null) return;
  const { firstname, lastname, street, zipCode, city, countryCode } = customerData;
  const { houseNumber = null, provinceCode = null } = customerData;
  await db
    .insert(mandates)
    .values({
      reference: mandateReference,
      studioId: studio.id,
      agreement: createAgreement(studio, studioLanguage(studio)),
      issuedAt: signedAt,
      givenAt: signedAt,
      accountId,
      debtorName: `${firstname} ${lastname}`,
      debtorAddress: { street, houseNumber, zipCode, city, provinceCode, countryCode },
    })
    .onConflictDoNothing();
}

/** Pays a membership from the bank account of its contract, unless its member has chosen another way. */
async function payByMandate(
  db: Database,
  { contract, customer }: SampleContract,
  now: Date,
): Promise<void> {
  const account = await findCustomerAccount(
    db,
    await findCustomerStudio(db, customer),
    customer.id,
  );
  if (account !== null && account.instrumentId !== null) return;
  const presented = parseAccount('DIRECT_DEBIT', sampleAccount('DIRECT_DEBIT', '4242'));
  const accepted = presented && presentToBank(presented, now);
  if (accepted === null || typeof accepted === 'string')
    throw new Error('The sample bank refuses the sample bank account.');
  const { id } = await storeMembershipInstrument(db, contract.accountId, {
    ...accepted,
    mandateReference: contract.mandateReference,
  });
  await setMembershipInstrument(db, customer.id, id, now);
}

/** Deletes visits on days without a contract. */
async function deleteEarlierVisits(db: Database, { id, accountId }: SampleContract['customer']) {
  const lastDay = sql`coalesce(${contracts.contractEndDate}, case when ${contracts.lastPossibleCancelationDate} is null then ${contracts.endDate} end)`;
  const covering = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.accountId, accountId ?? 0),
        lte(contracts.startDate, checkins.date),
        or(sql`${lastDay} is null`, gte(lastDay, checkins.date)),
      ),
    );
  await db.delete(checkins).where(and(eq(checkins.customerId, id), notExists(covering)));
}

/**
 * Replaces the claims of `member@northside.example` that no contract charges by the return of the latest debit, and
 * issues the invoices anew. Does nothing if a user has paid the balance.
 */
async function correctDebt(db: Database, now: Date): Promise<void> {
  const customer = await findMember(db, 'member@northside.example');
  const studio = customer && (await findCustomerStudio(db, customer));
  const account = studio && (await findCustomerAccount(db, studio, customer.id));
  if (!customer || !studio || !account) return;
  const isOwn = eq(accountEntries.customerAccountId, account.id);
  if ((await db.$count(accountEntries, and(isOwn, isNotNull(accountEntries.checkoutId)))) > 0)
    return;
  const charged = db
    .select({ id: contractCharges.id })
    .from(contractCharges)
    .where(eq(contractCharges.entryId, accountEntries.id));
  await db
    .delete(accountEntries)
    .where(and(isOwn, eq(accountEntries.kind, 'CLAIM'), notExists(charged)));
  const debits = await db
    .select()
    .from(accountEntries)
    .where(and(isOwn, eq(accountEntries.kind, 'PAYMENT')))
    .orderBy(asc(accountEntries.dueDate), asc(accountEntries.amountCents));
  const lastDay = debits.at(-1)?.dueDate;
  const largest = debits.find(({ dueDate }) => dueDate === lastDay);
  if (largest) {
    const earlier = addDays(dayIn(studio.zoneId, now), -3);
    const dueDate = earlier < largest.dueDate ? largest.dueDate : earlier;
    await db.insert(accountEntries).values({
      customerAccountId: account.id,
      kind: 'REVERSAL',
      name: largest.name,
      amountCents: -largest.amountCents,
      dueDate,
      bookedAt: instantAt(studio.zoneId, dueDate, '06:00'),
    });
  }
  await db.delete(invoices).where(eq(invoices.customerId, customer.id));
  await db.update(accountEntries).set({ unbilled: true }).where(isOwn);
  await issueInvoices({ db, subjects: checkoutSubjects }, now);
}

export async function seedMemberLedgers(db: Database, now: Date): Promise<void> {
  const signed = await loadSampleContracts(db);
  for (const one of signed) await addMandate(db, one);
  for (const { customer } of new Map(signed.map((one) => [one.customer.id, one])).values()) {
    const own = signed.filter((one) => one.customer.id === customer.id);
    const [first] = own;
    const latest = own.at(-1);
    if (!first || !latest || customer.accountId === null) continue;
    await payByMandate(db, latest, now);
    await deleteEarlierVisits(db, customer);
    await db
      .update(accounts)
      .set({ memberSince: first.contract.startDate })
      .where(eq(accounts.id, customer.accountId));
  }
  await correctDebt(db, now);
}
