/** Mails about the way out of contracts, and about modules: promised in the transaction of what they tell, written a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { minorPerUnit } from '../../money.ts';
import type { Services } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { addDays } from '../../time.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { contracts, moduleContracts } from '../contracts/tables.ts';
import { addJob } from '../jobs/addJob.ts';
import { contractCancelations, type contractDeclarations } from '../memberContracts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { pathTo } from '../messages/pages.ts';
import { inOneLine } from './inOneLine.ts';
import { leavingLetter } from './leavingLetter.ts';
import type { LeavingFact, LeavingNews } from './leavingNews.ts';
import { studioTold } from './studioTold.ts';

type Told = {
  contract: typeof contracts.$inferSelect;
  studio: StoredStudio;
  locale: string | null;
};

/** A contract with its studio and the language that its account has chosen. */
export async function contractTold(tx: Database, contractId: number): Promise<Told> {
  const [found] = await tx
    .select({ contract: contracts, studio: studios, locale: accounts.locale })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .leftJoin(accounts, eq(accounts.id, contracts.accountId))
    .where(eq(contracts.id, contractId));
  if (!found) throw new Error(`Contract ${contractId} is gone.`);
  return found;
}

/** Whom it is told, and how: at the address of the contract, in the language that was chosen. */
export function toWhom({
  contract,
  studio,
  locale,
}: Told): Pick<LeavingNews, 'to' | 'name' | 'languages' | 'surface' | 'studio'> {
  const reader = contract.reader ?? presentSurface();
  const { firstname, lastname, email } = contract.customerData;
  return {
    to: email,
    name: `${firstname} ${lastname}`,
    languages: [locale, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioTold(studio),
  };
}

const placeOf = (studio: StoredStudio): LeavingFact => ({
  label: 'studio',
  as: 'text',
  value: `${studio.name}, ${inOneLine(studio.address)}`,
});

/** What a receipt says, without a language. */
export function factsOfReceipt(
  { contract, studio }: Pick<Told, 'contract' | 'studio'>,
  receipt: typeof contractCancelations.$inferSelect,
  what: string,
): LeavingFact[] {
  const { id, receivedAt, contractEndDate, reason, stillChargedCents, lastCharge } = receipt;
  const { currency } = contract;
  const facts: (LeavingFact | null)[] = [
    { label: 'receipt', as: 'text', value: id },
    { label: 'moment', as: 'moment', value: receivedAt.toISOString() },
    { label: 'what', as: 'text', value: what },
    { label: 'number', as: 'text', value: contract.contractNumber },
    placeOf(studio),
    contractEndDate === null ? null : { label: 'ends', as: 'day', value: contractEndDate },
    reason === null ? null : { label: 'reason', as: 'text', value: reason },
    stillChargedCents === null
      ? null
      : { label: 'stillCharged', as: 'money', cents: stillChargedCents, currency },
    lastCharge && {
      label: 'lastCharge',
      as: 'money',
      cents: Math.round(lastCharge.price.amount * minorPerUnit(currency)),
      currency,
    },
    lastCharge && { label: 'lastChargeOn', as: 'day', value: lastCharge.dueDate },
  ];
  return facts.filter((fact) => fact !== null);
}

/** Tells whoever has the contract of a cancelation, or that it was withdrawn. @param receiptId of it */
export async function tellLeaving(tx: Database, receiptId: string): Promise<void> {
  const [found] = await tx
    .select({ receipt: contractCancelations, module: moduleContracts.name })
    .from(contractCancelations)
    .leftJoin(moduleContracts, eq(moduleContracts.id, contractCancelations.moduleContractId))
    .where(eq(contractCancelations.id, receiptId));
  if (!found) return;
  const told = await contractTold(tx, found.receipt.contractId);
  const what = found.module ?? told.contract.name;
  const news: LeavingNews = {
    ...toWhom(told),
    uuid: receiptId,
    occasion: found.receipt.type === 'CANCELATION' ? 'canceled' : 'stays',
    what,
    facts: factsOfReceipt(told, found.receipt, what),
    hasAccount: told.contract.accountId !== null,
  };
  await addJob(tx, { kind: 'leaving', news });
}

/** Tells whoever has the contract of a module that is booked with it. */
export async function tellModuleBooked(tx: Database, moduleContractId: number): Promise<void> {
  const [module] = await tx
    .select()
    .from(moduleContracts)
    .where(eq(moduleContracts.id, moduleContractId));
  if (!module) return;
  const told = await contractTold(tx, module.contractId);
  const { currency, contractNumber, uuid } = told.contract;
  const { trialPeriodEndDate, startDate, priceCents } = module;
  const facts: (LeavingFact | null)[] = [
    { label: 'what', as: 'text', value: module.name },
    { label: 'number', as: 'text', value: contractNumber },
    placeOf(told.studio),
    { label: 'starts', as: 'day', value: startDate },
    { label: 'price', as: 'money', cents: priceCents ?? 0, currency },
    trialPeriodEndDate === null
      ? null
      : { label: 'trialUntil', as: 'day', value: trialPeriodEndDate },
    {
      label: 'firstChargeOn',
      as: 'day',
      value: trialPeriodEndDate === null ? startDate : addDays(trialPeriodEndDate, 1),
    },
  ];
  const news: LeavingNews = {
    ...toWhom(told),
    uuid,
    occasion: 'moduleBooked',
    what: module.name,
    facts: facts.filter((fact) => fact !== null),
    hasAccount: told.contract.accountId !== null,
  };
  await addJob(tx, { kind: 'leaving', news });
}

type Declaration = typeof contractDeclarations.$inferSelect;

/** Repeats what somebody has declared without a session, at the address that was typed. */
export async function tellDeclared(
  tx: Database,
  declaration: Declaration,
  studio: StoredStudio,
): Promise<void> {
  const { id, kind, type, reason, firstname, lastname, customerNumber, dateOfBirth } = declaration;
  const { contract, contractEndDate, email, reader } = declaration;
  const name = `${firstname} ${lastname}`;
  const facts: (LeavingFact | null)[] = [
    { label: 'receipt', as: 'text', value: id },
    { label: 'moment', as: 'moment', value: declaration.receivedAt.toISOString() },
    placeOf(studio),
    type === null ? null : { label: 'kind', as: 'word', value: type },
    reason === null ? null : { label: 'reason', as: 'text', value: reason },
    { label: 'who', as: 'text', value: name },
    customerNumber === null ? null : { label: 'customerNumber', as: 'text', value: customerNumber },
    dateOfBirth === null ? null : { label: 'dateOfBirth', as: 'day', value: dateOfBirth },
    { label: 'what', as: 'text', value: contract },
    kind === 'WITHDRAWAL'
      ? null
      : contractEndDate === null
        ? { label: 'wantedEnd', as: 'word', value: 'EARLIEST' }
        : { label: 'wantedEnd', as: 'day', value: contractEndDate },
    { label: 'email', as: 'text', value: email },
  ];
  const news: LeavingNews = {
    uuid: id,
    to: email,
    name,
    languages: [reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioTold(studio),
    occasion: kind === 'CANCELATION' ? 'received' : 'withdrawalReceived',
    what: contract,
    facts: facts.filter((fact) => fact !== null),
  };
  await addJob(tx, { kind: 'leaving', news });
}

/** Writes the mail that was promised. @param services in the transaction of the job */
export async function mailLeavingNews(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: LeavingNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const link =
    news.hasAccount === true
      ? new URL(pathTo(news.studio, 'CANCELATION_RECEIVED'), portalOrigin()).href
      : null;
  await mail.send(leavingLetter(brand, news, link), db);
}
