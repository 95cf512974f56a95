import { bigint, text } from 'drizzle-orm/pg-core';
import type { Schemas, Acting } from '../../platform/api.ts';
import { currentActor } from '../../platform/scope.ts';
import { accounts } from '../accounts/tables.ts';
/**
 * Columns for the person who booked or bought on behalf of the owner, pays and is notified; null if the owner did.
 */
export const bookedByColumns = () => ({
  bookedBy: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
  bookedAs: text().$type<Acting['as']>(),
});

export type BookedByColumns = { bookedBy: number | null; bookedAs: Acting['as'] | null };

export const toBookedByColumns = (acting: Acting | null): BookedByColumns => ({
  bookedBy: acting?.accountId ?? null,
  bookedAs: acting?.as ?? null,
});

/** Maps the booker to the API format; empty if the owner booked, or the booker's account was deleted. */
export function toBookedBy(
  { bookedBy, bookedAs }: BookedByColumns,
  who: { firstname: string | null; name: string } | null,
): Pick<Schemas['CalendarItem'], 'bookedBy'> {
  if (bookedAs === null || who === null) return {};
  const byYou = currentActor()?.accountId === bookedBy;
  return { bookedBy: { firstName: who.firstname ?? who.name, relation: bookedAs, byYou } };
}
