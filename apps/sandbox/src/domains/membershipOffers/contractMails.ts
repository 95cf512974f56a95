/** The mail with a signed contract: news is stored with the contract, a job writes the mail afterwards. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services, Surface } from '../../platform/api.ts';
import { currentSurface } from '../../platform/scope.ts';
import { dayIn } from '../../platform/time.ts';
import { toPicture } from '../../platform/toPicture.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { withdrawalEnd } from './startDates.ts';
import { contractOffers, contractOfferTerms, contracts } from './tables.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { findVoucherUse } from '../payments/vouchers.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { contractLetter } from './contractLetter.ts';
import type { ContractJob, ContractNews } from './contractNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';

/**
 * Notifies the signer, at the address entered for the contract.
 * @param tx the transaction of the signature, so that both are stored or neither
 */
export async function notifyAboutContract(tx: Database, uuid: string): Promise<void> {
  const [found] = await tx
    .select({
      contract: contracts,
      offer: contractOffers,
      studio: studios,
      locale: accounts.locale,
    })
    .from(contracts)
    .innerJoin(studios, eq(studios.id, contracts.studioId))
    .leftJoin(accounts, eq(accounts.id, contracts.accountId))
    .leftJoin(contractOfferTerms, eq(contractOfferTerms.id, contracts.termId))
    .leftJoin(contractOffers, eq(contractOffers.id, contractOfferTerms.offerId))
    .where(eq(contracts.uuid, uuid));
  if (!found) return;
  const { contract, offer, studio, locale } = found;
  const reader = currentSurface();
  if (reader !== null) await tx.update(contracts).set({ reader }).where(eq(contracts.uuid, uuid));
  const languages = [locale, reader?.language ?? null, studio.locale];
  const news = {
    ...toContractNews(contract, studio, reader, languages),
    image: offer?.pictured ? toPicture('contract-offer', offer.id) : null,
    voucher: await findVoucherUse(tx, { contractUuid: uuid }),
  };
  await addJob(tx, { kind: 'contract', news } satisfies ContractJob);
}

/** Captures the news about a contract. @param languages of the recipient, in order of preference */
export function toContractNews(
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
    studio: studioSnapshot(studio),
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
    earlyStartRequested: contract.earlyStartRequested,
    signed: contract.signature && {
      name: contract.signature.name ?? `${firstname} ${lastname}`,
      at: contract.signedAt.toISOString(),
    },
    textBlocks: contract.acceptedTextBlocks,
  };
}

/** Writes the mail queued by `notifyAboutContract`. @param services in the transaction of the job */
export async function sendContractMail(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: ContractNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  await mail.send(contractLetter(brand, news, portalOrigin()), db);
}
