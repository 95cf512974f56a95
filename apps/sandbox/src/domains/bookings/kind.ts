/**
 * Interface between calendars and a kind of booking. A new kind is one file, one line in kinds.ts and one part of the
 * union in entries.ts.
 */
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import type { Payment } from '../payments/ledger.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { CancelationRule } from '../studios/cancelationRule.ts';
import type { Cancelable } from './cancelable.ts';
import type { Booking } from './rules.ts';

/** Facts that decide whether and how a booking can be canceled. */
export type BookingFacts = Cancelable & {
  /** Owner; null without an account. */
  accountId: number | null;
  studio: StoredStudio;
  name: string;
  /** Whether a visit of a limited option was used or returned; null: neither. */
  visit: Booking['visit'];
  /** Null if it was not paid with money. */
  payment: Payment | null;
  /** Amount that a cancelation returns to a voucher; null if none paid a part. */
  voucherRefund: Schemas['VoucherRefund'] | null;
};

export type BookingKindRules = {
  /** Maps bookings to the API format, in any order. */
  toCalendarItems(db: Database, ids: number[], now: Date): Promise<Schemas['CalendarItem'][]>;
  /** Locks the limited resource until the transaction ends. @throws 404 if it does not exist */
  lock(tx: Database, id: number): Promise<void>;
  loadFacts(db: Database, id: number): Promise<BookingFacts | null>;
  /**
   * Ends a booking, notifies its owner and returns what paid for it; its resource is locked.
   * @param why canceled: by its owner; unconfirmed: not confirmed in time
   * @param late what a late cancelation costs; FORFEITED returns nothing
   * @returns checkouts whose payments must be settled after the transaction
   */
  end(
    tx: Database,
    id: number,
    now: Date,
    why: 'canceled' | 'unconfirmed',
    late?: CancelationRule | null,
  ): Promise<string[]>;
};
