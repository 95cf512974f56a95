/**
 * Mails about the cancelation of contracts and about modules: queued in the transaction of the event, written by a job
 * afterwards.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { minorPerUnit } from '../../platform/money.ts';
import type { Services } from '../../platform/api.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addDays } from '../../platform/time.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { contracts, moduleContracts } from '../membershipOffers/tables.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { contractCancelations, type contractDeclarations } from './tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { messagePath } from '../messages/messagePath.ts';
import { formatAddress } from '../studios/formatAddress.ts';
import { contractChangeLetter } from './contractChangeLetter.ts';
import type {
  ContractChangeJob,
  ContractChangeFact,
  ContractChangeNews,
} from './contractChangeNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';

type ContractHolder = {
  contract: typeof contracts.$inferSelect;
  studio: StoredStudio;
  locale: string | null;
};

/** Loads a contract with its studio and the language chosen in the account. */
export async function findContractHolder(
  tx: Database,
  contractId: number,
): Promise<ContractHolder> {
  const [found] = await tx
    .select({ contract: contracts, studio: studios, locale: accounts.locale })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .leftJoin(accounts, eq(accounts.id, contracts.accountId))
    .where(eq(contracts.id, contractId));
  if (!found) throw new Error(`Contract ${contractId} is gone.`);
  return found;
}

/** Returns recipient and languages: the address of the contract and the chosen language first. */
export function contractRecipient({
  contract,
  studio,
  locale,
}: ContractHolder): Pick<ContractChangeNews, 'to' | 'name' | 'languages' | 'surface' | 'studio'> {
  const reader = contract.reader ?? currentSurface();
  const { firstname, lastname, email } = contract.customerData;
  return {
    to: email,
    name: `${firstname} ${lastname}`,
    languages: [locale, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioSnapshot(studio),
  };
}

const studioFact = (studio: StoredStudio): ContractChangeFact => ({
  label: 'studio',
  as: 'text',
  value: `${studio.name}, ${formatAddress(studio.address)}`,
});

/** Lists the facts of a receipt, independent of language. */
export function receiptFacts(
  { contract, studio }: Pick<ContractHolder, 'contract' | 'studio'>,
  receipt: typeof contractCancelations.$inferSelect,
  what: string,
): ContractChangeFact[] {
  const { id, receivedAt, contractEndDate, reason, stillChargedCents, lastCharge } = receipt;
  const { currency } = contract;
  const facts: (ContractChangeFact | null)[] = [
    { label: 'receipt', as: 'text', value: id },
    { label: 'moment', as: 'moment', value: receivedAt.toISOString() },
    { label: 'what', as: 'text', value: what },
    { label: 'number', as: 'text', value: contract.contractNumber },
    studioFact(studio),
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

/** Notifies the contract holder of a cancelation or its withdrawal. @param receiptId of either */
export async function notifyAboutCancelation(tx: Database, receiptId: string): Promise<void> {
  const [found] = await tx
    .select({ receipt: contractCancelations, module: moduleContracts.name })
    .from(contractCancelations)
    .leftJoin(moduleContracts, eq(moduleContracts.id, contractCancelations.moduleContractId))
    .where(eq(contractCancelations.id, receiptId));
  if (!found) return;
  const holder = await findContractHolder(tx, found.receipt.contractId);
  const what = found.module ?? holder.contract.name;
  const news: ContractChangeNews = {
    ...contractRecipient(holder),
    uuid: receiptId,
    occasion: found.receipt.type === 'CANCELATION' ? 'canceled' : 'stays',
    what,
    facts: receiptFacts(holder, found.receipt, what),
    hasAccount: holder.contract.accountId !== null,
  };
  await addJob(tx, { kind: 'contractChange', news } satisfies ContractChangeJob);
}

/** Notifies the contract holder of a booked module. */
export async function notifyAboutModule(tx: Database, moduleContractId: number): Promise<void> {
  const [module] = await tx
    .select()
    .from(moduleContracts)
    .where(eq(moduleContracts.id, moduleContractId));
  if (!module) return;
  const holder = await findContractHolder(tx, module.contractId);
  const { currency, contractNumber, uuid } = holder.contract;
  const { trialPeriodEndDate, startDate, priceCents } = module;
  const facts: (ContractChangeFact | null)[] = [
    { label: 'what', as: 'text', value: module.name },
    { label: 'number', as: 'text', value: contractNumber },
    studioFact(holder.studio),
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
  const news: ContractChangeNews = {
    ...contractRecipient(holder),
    uuid,
    occasion: 'moduleBooked',
    what: module.name,
    facts: facts.filter((fact) => fact !== null),
    hasAccount: holder.contract.accountId !== null,
  };
  await addJob(tx, { kind: 'contractChange', news } satisfies ContractChangeJob);
}

type Declaration = typeof contractDeclarations.$inferSelect;

/** Confirms a declaration made without a session, at the address entered. */
export async function notifyAboutDeclaration(
  tx: Database,
  declaration: Declaration,
  studio: StoredStudio,
): Promise<void> {
  const { id, kind, type, reason, firstname, lastname, customerNumber, dateOfBirth } = declaration;
  const { contract, contractEndDate, email, reader } = declaration;
  const name = `${firstname} ${lastname}`;
  const facts: (ContractChangeFact | null)[] = [
    { label: 'receipt', as: 'text', value: id },
    { label: 'moment', as: 'moment', value: declaration.receivedAt.toISOString() },
    studioFact(studio),
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
  const news: ContractChangeNews = {
    uuid: id,
    to: email,
    name,
    languages: [reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioSnapshot(studio),
    occasion: kind === 'CANCELATION' ? 'received' : 'withdrawalReceived',
    what: contract,
    facts: facts.filter((fact) => fact !== null),
  };
  await addJob(tx, { kind: 'contractChange', news } satisfies ContractChangeJob);
}

/** Writes the queued mail. @param services in the transaction of the job */
export async function sendContractChangeMail(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: ContractChangeNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const link =
    news.hasAccount === true
      ? new URL(messagePath(news.studio, 'CANCELATION_RECEIVED'), portalOrigin()).href
      : null;
  await mail.send(contractChangeLetter(brand, news, link), db);
}
