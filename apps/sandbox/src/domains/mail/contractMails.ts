/** The mail with a contract that was signed: what is told is stored with the contract, the mail is written a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { dayIn } from '../../time.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { withdrawalEnd } from '../contracts/startDates.ts';
import { contracts } from '../contracts/tables.ts';
import { addJob } from '../jobs/addJob.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { contractLetter } from './contractLetter.ts';
import type { ContractNews } from './contractNews.ts';
import type { Surface } from './sending.ts';
import { studioTold } from './studioTold.ts';

/**
 * Sends whoever has signed the contract, at the address that was typed for it.
 * @param tx the transaction of the signature: both are kept, or neither
 */
export async function tellContract(tx: Database, uuid: string): Promise<void> {
  const [found] = await tx
    .select({ contract: contracts, studio: studios, locale: accounts.locale })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .leftJoin(accounts, eq(accounts.id, contracts.accountId))
    .where(eq(contracts.uuid, uuid));
  if (!found) return;
  const { contract, studio, locale } = found;
  const reader = presentSurface();
  if (reader !== null) await tx.update(contracts).set({ reader }).where(eq(contracts.uuid, uuid));
  const news = contractNewsOf(contract, studio, reader, [
    locale,
    reader?.language ?? null,
    studio.locale,
  ]);
  await addJob(tx, { kind: 'contract', news });
}

/** What there is to tell of a contract. @param languages of the reader, the best first */
export function contractNewsOf(
  contract: typeof contracts.$inferSelect,
  studio: StoredStudio,
  reader: Surface | null,
  languages: ContractNews['languages'],
): ContractNews {
  const { firstname, lastname, email } = contract.customerData;
  return {
    uuid: contract.uuid,
    to: email,
    name: `${firstname} ${lastname}`,
    languages,
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioTold(studio),
    contract: contract.name,
    contractNumber: contract.contractNumber,
    term: contract.term,
    noticePeriod: contract.noticePeriod,
    extension: contract.extension,
    startDate: contract.startDate,
    startDateOfUse: contract.startDateOfUse,
    endDate: contract.endDate,
    lastPossibleCancelationDate: contract.lastPossibleCancelationDate,
    withdrawalEndDate: withdrawalEnd(dayIn(studio.zoneId, contract.signedAt)),
    currency: contract.currency,
    lines: contract.lines,
    totalCents: contract.totalCents,
    monthlyCents: contract.monthlyCents,
    mandateReference: contract.mandateReference,
    replaced: contract.replaced,
    textBlocks: contract.acceptedTextBlocks,
  };
}

/** Writes the mail that `tellContract` has promised. @param services in the transaction of the job */
export async function mailContractNews(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  news: ContractNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  await mail.send(contractLetter(brand, news), db);
}
