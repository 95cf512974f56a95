/** Mails about customer accounts: news is stored with the change, a job writes the mail afterwards. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { currentSurface } from '../../platform/scope.ts';
import { accounts, customers } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import type { AccountAtStudio } from './account.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { accountLetter } from './accountLetter.ts';
import type { CustomerAccountJob, AccountNews } from './accountNews.ts';
import { studioSnapshot } from '../studios/studioSnapshot.ts';

type AccountEvent = Pick<AccountNews, 'occasion' | 'what' | 'paid'>;

/**
 * Notifies a member, at the address known to the studio or else that of the portal account; does nothing without
 * either.
 * @param tx the transaction of the event, so that both are stored or neither
 */
export async function notifyAboutAccount(
  tx: Database,
  { account, studio }: AccountAtStudio,
  event: AccountEvent,
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
  const reader = currentSurface();
  const news: AccountNews = {
    ...event,
    to,
    name: `${account.firstname} ${account.lastname}`.trim(),
    languages: [owner?.locale ?? null, reader?.language ?? null, studio.locale],
    surface: reader ?? { context: { 'X-Tenant': studio.tenant }, hostname: '', language: null },
    studio: studioSnapshot(studio),
    ...(account.customerId === null
      ? {}
      : { member: { customerId: account.customerId, event: randomUUID() } }),
  };
  await addJob(tx, { kind: 'customerAccount', news } satisfies CustomerAccountJob);
}

/** Writes the mail queued by `notifyAboutAccount`. @param services in the transaction of the job */
export async function sendAccountMail(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  news: AccountNews,
): Promise<void> {
  const brand = await findBrand(db, news.surface.context, news.surface.hostname);
  await mail.send(accountLetter(brand, news), db);
}
