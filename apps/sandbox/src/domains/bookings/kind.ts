/** What calendars need to know of a kind of booking. A new kind is one file, one line in kinds.ts and one part of the union in entries.ts. */
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import type { Payment } from '../payments/ledger.ts';

/** What a cancelation goes by. */
export type BookingFacts = {
  status: Schemas['BookedItem']['participantStatus'];
  startsAt: Date;
  /** Of the studio. */
  zoneId: string;
  bookingOptionId: number | null;
  /** What was bought with money. */
  payment: Payment | null;
};

export type KindOfBooking = {
  /** As the wire has them, in any order. */
  toCalendarItems(db: Database, ids: number[], now: Date): Promise<Schemas['CalendarItem'][]>;
  /** Locks what is limited until the transaction ends. @throws 404 when it is gone */
  lock(tx: Database, id: number): Promise<void>;
  factsOf(db: Database, id: number): Promise<BookingFacts | null>;
  /**
   * Ends a booking, tells so, and gives back what paid for it; what it was about is locked.
   * @param why canceled: by its owner; unconfirmed: its owner has not confirmed it in time
   * @returns checkouts whose money is due once the transaction has ended
   */
  giveUp(tx: Database, id: number, now: Date, why: 'canceled' | 'unconfirmed'): Promise<string[]>;
};
