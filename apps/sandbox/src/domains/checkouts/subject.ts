/**
 * What a checkout needs to know of what is bought. The core (begin.ts, rules.ts, finalize.ts, settling.ts) has the states, the money
 * and who may; a subject says what is limited, what can be had, and what a buyer gets.
 */
import type { Database } from '../../database/database.ts';
import type { StoredCheckout } from './rules.ts';

/** NOW: handed over, so the money is taken. LATER: the buyer waits for it, and the money is only held. */
export type Delivery = 'NOW' | 'LATER';

/** A booking that a checkout has led to. */
export type BookedTime = {
  name: string;
  startsAt: Date;
  endsAt: Date;
  /** Whether it is booked now; what is canceled or over is not taken back. */
  isBooked: boolean;
  /** Its uuid in the audit. */
  bookingUuid: string;
};

/** A subject whose limited things are locked until the transaction ends. */
export type LockedSubject = {
  /** What a buyer would get now. @throws 409 when it cannot be had */
  check(checkout: StoredCheckout, now: Date): Promise<Delivery>;
  /** Hands it over; `check` has been asked under the same lock. */
  settle(checkout: StoredCheckout, delivery: Delivery, now: Date): Promise<void>;
  /**
   * Takes it back.
   * @param why DECLINED: the bank has refused in the end what it had held, and `tell` says so; REFUNDED: the buyer gives it back, and
   *   is told here, as after any other cancelation
   * @returns checkouts of others whose money is due by that: somebody may have moved up
   */
  revoke(why: 'DECLINED' | 'REFUNDED', now: Date): Promise<string[]>;
};

export type Subject = {
  /**
   * Locks what is limited: the first lock of each transaction that sells, before the checkout's own row, so that no two wait for each
   * other.
   */
  lock(tx: Database, checkoutId: string): Promise<LockedSubject>;
  /**
   * Tells the buyer by mail, last in the transaction. A subject without it has nothing that its pages promise to send.
   * @param news HANDED_OVER: theirs, and what it costs is charged, or a debit is on its way; SETTLED: the debit has arrived; WAITS: they
   *   wait for it; REVOKED: the bank has refused in the end; RETURNED: the debit came back, and what was bought is taken back; OWED: it
   *   came back after what was bought had been had
   */
  tell?(
    tx: Database,
    checkoutId: string,
    news: 'HANDED_OVER' | 'SETTLED' | 'WAITS' | 'REVOKED' | 'RETURNED' | 'OWED',
  ): Promise<void>;
  /** What a refund takes back; empty where what was bought stays bought. */
  appointmentsOf(db: Database, checkoutId: string): Promise<BookedTime[]>;
  /** What is bought, as the bank shows it to the holder of a card. */
  titleOf(db: Database, checkoutId: string): Promise<string>;
};
