/** Notices beside messages: promised in the transaction of what they tell, sent a moment later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { type MailLocale, findMailTexts } from '../mail/texts.ts';
import type { MessageKind } from '../messages/messageTexts.ts';
import { wordsOf } from './noticeOf.ts';
import { pushNotices, pushSubscriptions } from './tables.ts';

type Told = {
  customerId: number;
  type: MessageKind;
  /** Address of the page it leads to. */
  path: string;
  /** Languages where neither member nor device has one, the best first. */
  languages: (string | null)[];
  /** What stands in the places of the words. */
  said: (locale: MailLocale) => Record<string, string>;
};

/** Promises a notice to each device of a member, in the language that the member has chosen, else in that of the device. */
export async function promisePush(
  tx: Database,
  { customerId, type, path, languages, said }: Told,
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
        ...wordsOf(locale, type, said(locale)),
        path,
        icon: folder === null ? null : `${folder}/icon.svg`,
      },
    });
  }
}
