/** The entries of an account between two days, with the balance after each. */
import { asc, eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { invalid } from '../../server/fault.ts';
import { dayIn, zonedOrNull } from '../../time.ts';
import type { Customer } from '../accounts/customers.ts';
import { accounts } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { accountAt } from './account.ts';
import { accountEntries } from './tables.ts';

export type AccountView = Schemas['AccountView'];

type Entry = Pick<typeof accountEntries.$inferSelect, 'kind' | 'amountCents' | 'dueDate'> & {
  name: string | null;
  bookedAt: Date | null;
};

/** No list is longer (description). */
const mostEntries = 1000;

const sumOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** One entry for each month and kind, due when the last of them is; entries come by the day on which they are due. */
export function summarized(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.dueDate.slice(0, 7)} ${entry.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const last = group.at(-1);
      return last ? [{ ...last, amountCents: sumOf(group), name: null, bookedAt: null }] : [];
    })
    .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : Number(a.dueDate > b.dueDate)));
}

type Asked = { startDate?: string; endDate?: string };

/** @throws 400 for an end before the start */
function periodOf(asked: Asked, today: string, lastDue: string): Required<Asked> {
  const endDate = asked.endDate ?? (lastDue > today ? lastDue : today);
  const startDate =
    asked.startDate ?? Temporal.PlainDate.from(endDate).subtract({ years: 1 }).toString();
  if (endDate < startDate)
    throw invalid({ field: 'endDate', message: 'must not be before startDate' });
  return { startDate, endDate };
}

async function memberSince(db: Database, { accountId }: Customer): Promise<string | null> {
  if (accountId === null) return null;
  const [account] = await db
    .select({ memberSince: accounts.memberSince })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.memberSince ?? null;
}

/** @param asked the days whose entries come; left out, those of a year */
export async function viewOf(
  db: Database,
  customer: Customer,
  studio: StoredStudio,
  view: AccountView,
  asked: Asked,
  now: Date,
): Promise<Schemas['CustomerAccount']> {
  const { currencyCode, zoneId } = studio;
  const books = await accountAt(db, studio, customer.id);
  const all: Entry[] =
    books === null
      ? []
      : await db
          .select()
          .from(accountEntries)
          .where(eq(accountEntries.customerAccountId, books.id))
          .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));
  const today = dayIn(zoneId, now);
  const period = periodOf(asked, today, all.at(-1)?.dueDate ?? today);
  const within = all.filter(
    ({ dueDate }) => period.startDate <= dueDate && dueDate <= period.endDate,
  );
  const openingCents = sumOf(all.filter(({ dueDate }) => dueDate < period.startDate));
  let balanceCents = openingCents;
  const entries = (view === 'DETAILED' ? within : summarized(within)).map((entry) => {
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
    bookingEntries: entries.toReversed().slice(0, mostEntries),
    customerCreationDate: (await memberSince(db, customer)) ?? all[0]?.dueDate ?? today,
    filterParameters: period,
  };
}
