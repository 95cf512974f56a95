/** Mails about idle periods: promised in the transaction of what they tell, written a moment later. */
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { findBrand } from '../brands/rules.ts';
import { effectOf } from '../idlePeriods/effect.ts';
import { idlePeriodOf } from '../idlePeriods/own.ts';
import { addJob } from '../jobs/addJob.ts';
import { minimumEnd } from '../memberContracts/ending.ts';
import { membershipOf, termsOf } from '../memberContracts/membership.ts';
import { pathTo } from '../messages/pages.ts';
import { idleLetter } from './idleLetter.ts';
import type { IdleFact, IdleNews, IdleOccasion } from './idleNews.ts';
import { inOneLine } from './inOneLine.ts';
import { contractTold, toWhom } from './leavingMails.ts';

type Idle = NonNullable<Awaited<ReturnType<typeof idlePeriodOf>>>;
type Contract = NonNullable<Awaited<ReturnType<typeof membershipOf>>>;

/** What it does to term and charges, or would do; of one that is refused or canceled, when the term ends without it. */
function effectFacts(membership: Contract, idle: Idle): IdleFact[] {
  const { currency } = membership.contract;
  if (idle.state === 'REJECTED' || idle.state === 'CANCELED')
    return [
      { label: 'termUntil', as: 'day', value: minimumEnd(termsOf(membership), membership.pauses) },
    ];
  const { endDateAfter, notChargedCents } = effectOf(membership, idle);
  return [
    { label: 'termUntil', as: 'day', value: endDateAfter },
    { label: 'notCharged', as: 'money', cents: notChargedCents, currency },
  ];
}

function factsOf(membership: Contract, idle: Idle): IdleFact[] {
  const { contract, studio } = membership;
  const place = `${studio.name}, ${inOneLine(studio.address)}`;
  return [
    { label: 'what', as: 'text', value: contract.name },
    { label: 'number', as: 'text', value: contract.contractNumber },
    { label: 'studio', as: 'text', value: place },
    { label: 'starts', as: 'day', value: idle.startDate },
    { label: 'ends', as: 'day', value: idle.endDate },
    ...(idle.rejectionReason === null
      ? []
      : [{ label: 'reason', as: 'text', value: idle.rejectionReason } as const]),
    ...effectFacts(membership, idle),
  ];
}

/** Tells whoever has the contract. @param tx the transaction of what is told, once it is stored */
export async function tellIdlePeriod(
  tx: Database,
  id: number,
  occasion: IdleOccasion,
): Promise<void> {
  const idle = await idlePeriodOf(tx, id);
  const membership = idle && (await membershipOf(tx, idle.contractId));
  if (!membership) throw new Error(`Idle period ${id} is gone.`);
  const { contract } = membership;
  const news: IdleNews = {
    ...toWhom(await contractTold(tx, contract.id)),
    uuid: contract.uuid,
    occasion,
    what: contract.name,
    facts: factsOf(membership, idle),
    idlePeriodId: id,
  };
  await addJob(tx, { kind: 'idlePeriod', news });
}

/** Writes the mail that was promised. @param services in the transaction of the job */
export async function mailIdleNews(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: IdleNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const link = new URL(pathTo(news.studio, 'IDLE_PERIOD_ACCEPTED'), portalOrigin()).href;
  await mail.send(idleLetter(brand, news, link), db);
}
