import { bigint, text } from 'drizzle-orm/pg-core';
import type { Schemas } from '../../server/api.ts';
import { currentActor } from '../../server/scope.ts';
import { accounts } from '../accounts/tables.ts';

/** Who acts for somebody else, and what they are to that person. */
export type Acting = { accountId: number; as: Schemas['BookedBy']['relation'] };

/** Columns of whatever is booked or bought: who has done it for the one whose it is, pays and is told; null where that was the person. */
export const bookedByColumns = () => ({
  bookedBy: bigint({ mode: 'number' }).references(() => accounts.id, { onDelete: 'set null' }),
  bookedAs: text().$type<Acting['as']>(),
});

export type BookedByColumns = { bookedBy: number | null; bookedAs: Acting['as'] | null };

export const toColumns = (acting: Acting | null): BookedByColumns => ({
  bookedBy: acting?.accountId ?? null,
  bookedAs: acting?.as ?? null,
});

/** Who has booked, as the wire has it; nothing where the person did, or whoever did is gone. */
export function toBookedBy(
  { bookedBy, bookedAs }: BookedByColumns,
  who: { firstname: string | null; name: string } | null,
): Pick<Schemas['CalendarItem'], 'bookedBy'> {
  if (bookedAs === null || who === null) return {};
  const byYou = currentActor()?.accountId === bookedBy;
  return { bookedBy: { firstName: who.firstname ?? who.name, relation: bookedAs, byYou } };
}
