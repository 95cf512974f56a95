/** Mails about idle periods: queued in the transaction of the event, written by a job afterwards. */
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { findBrand } from '../brands/rules.ts';
import { computeEffect } from './effect.ts';
import { findIdlePeriod } from './ownIdlePeriods.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { minimumTermEnd } from '../memberships/ending.ts';
import { findMembership, contractTerms } from '../memberships/membership.ts';
import { messagePath } from '../messages/messagePath.ts';
import { idleLetter } from './idleLetter.ts';
import { isContractEndReason } from './idleTexts.ts';
import type { IdlePeriodJob, IdleFact, IdleNews, IdleOccasion } from './idleNews.ts';
import { formatAddress } from '../studios/formatAddress.ts';
import { findContractHolder, contractRecipient } from '../memberships/contractChangeMails.ts';

type Idle = NonNullable<Awaited<ReturnType<typeof findIdlePeriod>>>;
type Contract = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Describes the effect on term and charges; for a rejected or canceled idle period, the end of the term without it. */
function effectFacts(membership: Contract, idle: Idle): IdleFact[] {
  const { currency } = membership.contract;
  if (idle.state === 'REJECTED' || idle.state === 'CANCELED')
    return [
      {
        label: 'termUntil',
        as: 'day',
        value: minimumTermEnd(contractTerms(membership), membership.pauses),
      },
    ];
  const { endDateAfter, notChargedCents } = computeEffect(membership, idle);
  return [
    { label: 'termUntil', as: 'day', value: endDateAfter },
    { label: 'notCharged', as: 'money', cents: notChargedCents, currency },
  ];
}

function reasonFacts({ rejectionReason: value }: Idle, studioLocale: string): IdleFact[] {
  if (value === null) return [];
  if (isContractEndReason(value, studioLocale)) return [{ label: 'reason', as: 'contractEnds' }];
  return [{ label: 'reason', as: 'text', value }];
}

function buildFacts(membership: Contract, idle: Idle): IdleFact[] {
  const { contract, studio } = membership;
  const place = `${studio.name}, ${formatAddress(studio.address)}`;
  return [
    { label: 'what', as: 'text', value: contract.name },
    { label: 'number', as: 'text', value: contract.contractNumber },
    { label: 'studio', as: 'text', value: place },
    { label: 'starts', as: 'day', value: idle.startDate },
    { label: 'ends', as: 'day', value: idle.endDate },
    ...reasonFacts(idle, studio.locale),
    ...effectFacts(membership, idle),
  ];
}

/** Notifies the contract holder. @param tx the transaction of the event, after storing it */
export async function notifyAboutIdlePeriod(
  tx: Database,
  id: number,
  occasion: IdleOccasion,
): Promise<void> {
  const idle = await findIdlePeriod(tx, id);
  const membership = idle && (await findMembership(tx, idle.contractId));
  if (!membership) throw new Error(`Idle period ${id} is gone.`);
  const { contract } = membership;
  const news: IdleNews = {
    ...contractRecipient(await findContractHolder(tx, contract.id)),
    uuid: contract.uuid,
    occasion,
    what: contract.name,
    facts: buildFacts(membership, idle),
    idlePeriodId: id,
  };
  await addJob(tx, { kind: 'idlePeriod', news } satisfies IdlePeriodJob);
}

/** Writes the queued mail. @param services in the transaction of the job */
export async function sendIdleMail(
  { db, mail, portalOrigin }: Pick<Services, 'db' | 'mail' | 'portalOrigin'>,
  news: IdleNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  const link = new URL(messagePath(news.studio, 'IDLE_PERIOD_ACCEPTED'), portalOrigin()).href;
  await mail.send(idleLetter(brand, news, link), db);
}
