/** Account statement: entries between two days, with running balance. */
import { asc, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import { dayIn, zonedOrNull } from '../../platform/time.ts';
import type { Customer } from '../accounts/customers.ts';
import { accounts } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { findCustomerAccount } from './account.ts';
import { accountEntries } from './tables.ts';

export type AccountView = Schemas['AccountView'];

type Entry = Pick<typeof accountEntries.$inferSelect, 'kind' | 'amountCents' | 'dueDate'> & {
  name: string | null;
  bookedAt: Date | null;
};

/** Maximum length of the list, as described. */
const maxEntries = 1000;

const sumEntries = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Combines entries per month and kind, due with the latest of them. Expects entries sorted by due date. */
export function summarizeEntries(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.dueDate.slice(0, 7)} ${entry.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const last = group.at(-1);
      return last ? [{ ...last, amountCents: sumEntries(group), name: null, bookedAt: null }] : [];
    })
    .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : Number(a.dueDate > b.dueDate)));
}

type RequestedPeriod = { startDate?: string; endDate?: string };

/** @throws 400 for an end before the start */
function resolvePeriod(
  asked: RequestedPeriod,
  today: string,
  lastDue: string,
): Required<RequestedPeriod> {
  const endDate = asked.endDate ?? (lastDue > today ? lastDue : today);
  const startDate =
    asked.startDate ?? Temporal.PlainDate.from(endDate).subtract({ years: 1 }).toString();
  if (endDate < startDate)
    throw invalidFields({ field: 'endDate', message: 'must not be before startDate' });
  return { startDate, endDate };
}

async function findMemberSince(db: Database, { accountId }: Customer): Promise<string | null> {
  if (accountId === null) return null;
  const [account] = await db
    .select({ memberSince: accounts.memberSince })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.memberSince ?? null;
}

/** @param asked period of the entries; a year by default */
export async function toAccountView(
  db: Database,
  customer: Customer,
  studio: StoredStudio,
  view: AccountView,
  asked: RequestedPeriod,
  now: Date,
): Promise<Schemas['CustomerAccount']> {
  const { currencyCode, zoneId } = studio;
  const books = await findCustomerAccount(db, studio, customer.id);
  const all: Entry[] =
    books === null
      ? []
      : await db
          .select()
          .from(accountEntries)
          .where(eq(accountEntries.customerAccountId, books.id))
          .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));
  const today = dayIn(zoneId, now);
  const period = resolvePeriod(asked, today, all.at(-1)?.dueDate ?? today);
  const within = all.filter(
    ({ dueDate }) => period.startDate <= dueDate && dueDate <= period.endDate,
  );
  const openingCents = sumEntries(all.filter(({ dueDate }) => dueDate < period.startDate));
  let balanceCents = openingCents;
  const entries = (view === 'DETAILED' ? within : summarizeEntries(within)).map((entry) => {
    balanceCents += entry.amountCents;
    return {
      type: entry.kind,
      name: entry.name,
      amount: money(entry.amountCents, currencyCode),
      balance: money(balanceCents, currencyCode),
      dueDate: entry.dueDate,
      bookedAt: zonedOrNull(entry.bookedAt, zoneId),
    };
  });
  return {
    organizationUnitId: studio.id,
    view,
    openingBalance: money(openingCents, currencyCode),
    closingBalance: money(balanceCents, currencyCode),
    bookingEntries: entries.toReversed().slice(0, maxEntries),
    customerCreationDate: (await findMemberSince(db, customer)) ?? all[0]?.dueDate ?? today,
    filterParameters: period,
  };
}
