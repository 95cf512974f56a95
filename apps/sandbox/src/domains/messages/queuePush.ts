/** Push notifications that accompany messages: queued in the transaction of the event, sent afterwards. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { type MailLocale, findMailTexts } from '../../platform/mail/texts.ts';
import { toNoticeText } from './notice.ts';
import { pushNotices, pushSubscriptions } from '../push/tables.ts';
import type { MessageKind } from './texts/types.ts';

type PushEvent = {
  customerId: number;
  type: MessageKind;
  /** Path of the linked page. */
  path: string;
  /** Fallback languages in order of preference, if neither member nor device has one. */
  languages: (string | null)[];
  /** Returns the values of the placeholders. */
  words: (locale: MailLocale) => Record<string, string>;
};

/** Queues a notification for each device of a member, in the member's language, else that of the device. */
export async function queuePush(
  tx: Database,
  { customerId, type, path, languages, words }: PushEvent,
): Promise<void> {
  const devices = await tx
    .select({ id: pushSubscriptions.id, reader: pushSubscriptions.reader, locale: accounts.locale })
    .from(pushSubscriptions)
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .innerJoin(customers, eq(customers.accountId, accounts.id))
    .where(eq(customers.id, customerId));
  for (const { id, reader, locale: chosen } of devices) {
    const { locale } = findMailTexts(chosen, reader.language, ...languages);
    const brand = await findBrand(tx, reader.context, reader.hostname);
    const folder = brand?.style.faviconBaseUrl ?? null;
    await tx.insert(pushNotices).values({
      subscriptionId: id,
      notice: {
        ...toNoticeText(locale, type, words(locale)),
        path,
        icon: folder === null ? null : `${folder}/icon.svg`,
      },
    });
  }
}
