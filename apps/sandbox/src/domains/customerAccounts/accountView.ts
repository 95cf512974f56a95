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
import { accountWord } from './accountTexts.ts';
import { accountBalanceCheckouts, accountEntries } from './tables.ts';

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

/**
 * Loads the entries of an account by due date. Payments of the balance and vouchers have our own
 * labels, in the user's language; all other names are the studio's words.
 */
async function loadEntries(
  db: Database,
  studio: StoredStudio,
  customerAccountId: number,
  language: string | null,
): Promise<Entry[]> {
  const rows = await db
    .select({ entry: accountEntries, balanceOf: accountBalanceCheckouts.checkoutId })
    .from(accountEntries)
    .leftJoin(
      accountBalanceCheckouts,
      eq(accountBalanceCheckouts.checkoutId, accountEntries.checkoutId),
    )
    .where(eq(accountEntries.customerAccountId, customerAccountId))
    .orderBy(asc(accountEntries.dueDate), asc(accountEntries.id));
  return rows.map(({ entry, balanceOf }) => {
    const word = balanceOf === null ? entry.word : 'balance';
    return word === null ? entry : { ...entry, name: accountWord(studio, word, language) };
  });
}

/**
 * @param asked period of the entries; a year by default
 * @param language of the user; null for the studio's
 */
export async function toAccountView(
  db: Database,
  customer: Customer,
  studio: StoredStudio,
  view: AccountView,
  asked: RequestedPeriod,
  language: string | null,
  now: Date,
): Promise<Schemas['CustomerAccount']> {
  const { currencyCode, zoneId } = studio;
  const books = await findCustomerAccount(db, studio, customer.id);
  const all = books === null ? [] : await loadEntries(db, studio, books.id, language);
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
