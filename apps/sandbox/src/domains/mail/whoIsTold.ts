import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The account that is told: whoever has booked or bought for somebody else, else the one whose it is. */
export const whoIsTold = ({
  bookedBy,
  accountId,
}: {
  bookedBy: AnyColumn;
  accountId: AnyColumn;
}): SQL => sql`coalesce(${bookedBy}, ${accountId})`;
