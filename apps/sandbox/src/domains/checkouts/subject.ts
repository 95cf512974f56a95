/**
 * Interface between checkouts and their subjects. The core (begin.ts, rules.ts, finalize.ts, settling.ts) handles
 * states, money and access; a subject handles availability and delivery.
 */
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import type { StoredCheckout } from './rules.ts';
import type { CheckoutType } from './tables.ts';

/** NOW: delivered, so the money is captured. LATER: the buyer waits for it, so the money is only held. */
export type Delivery = 'NOW' | 'LATER';

/** A booking made by a checkout. */
export type BookedTime = {
  name: string;
  startsAt: Date;
  endsAt: Date;
  /** Deadline of a free cancelation, and so of a refund. */
  freeUntil: Date;
  /** True if it is still booked; canceled and past bookings are not revoked. */
  isBooked: boolean;
  /** Its uuid in the audit log. */
  bookingUuid: string;
};

/** A subject whose limited resources are locked until the transaction ends. */
export type LockedSubject = {
  /** Determines what the buyer would get now. @throws 409 if it is not available */
  check(checkout: StoredCheckout, now: Date): Promise<Delivery>;
  /** Delivers it; `check` was called under the same lock. */
  settle(checkout: StoredCheckout, delivery: Delivery, now: Date): Promise<void>;
  /**
   * Revokes the delivery.
   * @param why DECLINED: the capture failed, and `notify` reports it; REFUNDED: the buyer asked for a refund and is
   * notified here, as after any cancelation
   * @returns other checkouts whose payments must be settled, because someone may have moved up
   */
  revoke(why: 'DECLINED' | 'REFUNDED', now: Date): Promise<string[]>;
};

export type Subject = {
  /**
   * Locks the limited resources. This is the first lock of every selling transaction, before the checkout row, to avoid
   * deadlocks.
   */
  lock(tx: Database, checkoutId: string): Promise<LockedSubject>;
  /**
   * Notifies the buyer by mail, last in the transaction. Omitted by subjects whose pages promise no mail.
   * @param news HANDED_OVER: delivered and charged, or a debit is pending; SETTLED: the debit has arrived; WAITS: on a
   * waiting list; REVOKED: the capture failed; RETURNED: the debit was returned and the purchase revoked; OWED: the
   * debit was returned after the purchase had been used
   */
  notify?(
    tx: Database,
    checkoutId: string,
    news: 'HANDED_OVER' | 'SETTLED' | 'WAITS' | 'REVOKED' | 'RETURNED' | 'OWED',
  ): Promise<void>;
  /** Lists the bookings that a refund cancels; empty if the purchase is not revocable. */
  listAppointments(db: Database, checkoutId: string): Promise<BookedTime[]>;
  /**
   * Returns until when a purchase without appointments can be returned; null if it cannot. Omitted by subjects that are
   * never returned.
   * @param lock whether it is about to be returned
   */
  findReturnDeadline?(
    db: Database,
    checkoutId: string,
    now: Date,
    lock: boolean,
  ): Promise<Date | null>;
  /**
   * Returns the title that the cardholder reads at the bank and in the list of payments.
   * @param language of the user for titles that are not the studio's words; null for the studio's
   */
  loadTitle(db: Database, checkoutId: string, language: string | null): Promise<string>;
};

/** One subject for each type of checkout, collected in `app/checkoutSubjects.ts`. */
export type Subjects = Record<CheckoutType, Subject>;

/** Services of handlers that finalize, cancel or refund checkouts. */
export type CheckoutServices = Services & { subjects: Subjects };
