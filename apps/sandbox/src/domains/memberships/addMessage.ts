import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contracts } from '../membershipOffers/tables.ts';
import type { ContractChangeNews } from './contractChangeNews.ts';
import { formatDay } from '../../platform/mail/formatDates.ts';
import type { MailLocale } from '../../platform/mail/texts.ts';
import { contractCancelations } from './tables.ts';
import { notify, findMember } from '../messages/notify.ts';
import type { MessageKind } from '../messages/texts/types.ts';

const contractChangeTypes: Partial<Record<ContractChangeNews['occasion'], MessageKind>> = {
  canceled: 'CANCELATION_RECEIVED',
  stays: 'CANCELATION_WITHDRAWN',
};

/** Adds a message about a cancelation or its withdrawal, in addition to the mail. */
export async function addContractChangeMessage(
  tx: Database,
  { occasion, uuid, what, languages }: ContractChangeNews,
  now: Date,
): Promise<void> {
  const type = contractChangeTypes[occasion];
  if (type === undefined) return;
  const [found] = await tx
    .select({ receipt: contractCancelations, contract: contracts })
    .from(contractCancelations)
    .innerJoin(contracts, eq(contracts.id, contractCancelations.contractId))
    .where(eq(contractCancelations.id, uuid));
  const recipient =
    found && (await findMember(tx, found.contract.accountId, found.contract.studioId));
  if (!recipient) return;
  const { contractEndDate } = found.receipt;
  const words = (locale: MailLocale) => ({
    what,
    day: contractEndDate === null ? '' : formatDay(locale, contractEndDate),
  });
  await notify(
    tx,
    recipient.customer,
    recipient.studio,
    { type, event: uuid, languages, words },
    now,
  );
}
