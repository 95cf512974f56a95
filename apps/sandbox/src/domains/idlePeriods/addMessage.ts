import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contracts } from '../membershipOffers/tables.ts';
import type { IdleNews, IdleOccasion } from './idleNews.ts';
import { formatDay } from '../../platform/mail/formatDates.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import { idlePeriods } from '../memberships/tables.ts';
import { notify, findMember } from '../messages/notify.ts';
import type { MessageKind } from '../messages/texts/types.ts';

const idlePeriodTypes: Partial<Record<IdleOccasion, MessageKind>> = {
  accepted: 'IDLE_PERIOD_ACCEPTED',
  rejected: 'IDLE_PERIOD_REJECTED',
};

/** Adds a message about an accepted or rejected idle period, in addition to the mail. */
export async function addIdlePeriodMessage(tx: Database, news: IdleNews, now: Date): Promise<void> {
  const { occasion, idlePeriodId, what, languages } = news;
  const type = idlePeriodTypes[occasion];
  if (type === undefined || idlePeriodId === undefined) return;
  const [found] = await tx
    .select({ idle: idlePeriods, contract: contracts })
    .from(idlePeriods)
    .innerJoin(contracts, eq(contracts.id, idlePeriods.contractId))
    .where(eq(idlePeriods.id, idlePeriodId));
  const recipient =
    found && (await findMember(tx, found.contract.accountId, found.contract.studioId));
  if (!recipient) return;
  const { startDate, endDate } = found.idle;
  const words = (locale: MailLocale) => ({
    what,
    first: formatDay(locale, startDate),
    last: formatDay(locale, endDate),
  });
  const event = String(idlePeriodId);
  await notify(tx, recipient.customer, recipient.studio, { type, event, languages, words }, now);
}
