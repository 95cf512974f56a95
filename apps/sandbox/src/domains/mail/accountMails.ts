/** Mails about the account of a member at a studio. What is to be told is stored with the change; the mail is written a moment later. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { presentSurface } from '../../server/scope.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import type { AccountAtStudio } from '../customerAccounts/account.ts';
import { addJob } from '../jobs/addJob.ts';
import { accountLetter } from './accountLetter.ts';
import type { AccountNews } from './accountNews.ts';
import { studioTold } from './studioTold.ts';

type Told = Pick<AccountNews, 'occasion' | 'what' | 'paid'>;

/**
 * Tells a member, at the address that the studio has, else at that of the account in the portal; somebody without either is not told.
 * @param tx the transaction of what is told: both are kept, or neither
 */
export async function tellAccount(
  tx: Database,
  { account, studio }: AccountAtStudio,
  told: Told,
): Promise<void> {
  const [owner] =
    account.customerId === null
      ? []
      : await tx
          .select({ email: accounts.email, locale: accounts.locale })
          .from(customers)
          .innerJoin(accounts, eq(accounts.id, customers.accountId))
          .where(eq(customers.id, account.customerId));
  const to = account.email ?? owner?.email;
  if (to === undefined) return;
  const reader = presentSurface();
  const news: AccountNews = {
    ...told,
    to,
    name: `${account.firstname} ${account.lastname}`.trim(),
    languages: [owner?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioTold(studio),
    ...(account.customerId === null
      ? {}
      : { member: { customerId: account.customerId, event: randomUUID() } }),
  };
  await addJob(tx, { kind: 'customerAccount', news });
}

/** Writes the mail that `tellAccount` has promised. @param services in the transaction of the job */
export async function mailAccountNews(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  news: AccountNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  await mail.send(accountLetter(brand, news), db);
}
