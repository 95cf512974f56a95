import type { Schemas } from '../../server/api.ts';
import type { Surface } from './sending.ts';

/** What there is to tell about a booking. */
export type BookingOccasion =
  /** A place is booked. */
  | 'booked'
  /** A trial session is held, and waits to be confirmed. */
  | 'toBeConfirmed'
  /** Nobody has confirmed it in time. */
  | 'unconfirmed'
  /** The waiting list is joined. */
  | 'waiting'
  /** Whoever waited has a place now. */
  | 'movedUp'
  /** The reader has given a place back. */
  | 'canceled'
  /** The reader has left the waiting list. */
  | 'leftWaitingList'
  /** No place came up in time: what was to pay is free again. */
  | 'waitingEnded'
  /** A place came up, but the bank declined the payment. */
  | 'declined'
  /** The direct debit came back, and the place is free again. */
  | 'debitReturned'
  /** The direct debit came back after the visit, which is to be paid in another way. */
  | 'debitOwed'
  /** The studio has canceled the class. */
  | 'canceledByStudio'
  /** Something was charged. */
  | 'receipt';

/** What was paid, or was to be paid. */
export type Paid = {
  amountCents: number;
  currency: string;
  /** Whether it is charged, or held until a place comes up. */
  charged: boolean;
  /** When it was charged or held. */
  at: string;
  /** Such as `VISA •••• 4242`; null when the card is gone. */
  method: string | null;
  /** Id of the checkout. */
  reference: string;
};

/** A trial session as it was when there was something to tell. */
export type TrialNews = {
  /** The kind of appointment that is the trial session of the studio. */
  benefitId: number;
  /** What whoever holds a place confirms by, and until when. */
  confirm: { uuid: string; until: string } | null;
};

/** A booking as it was when there was something to tell; instants as ISO 8601, since it is stored until it is told. */
export type BookingNews = {
  occasion: BookingOccasion;
  /** Of the booking. */
  uuid: string;
  to: string;
  /** How the reader is addressed; empty when that is not known. */
  name: string;
  /** Languages of the reader, the best first. */
  languages: (string | null)[];
  surface: Surface;
  isGuest: boolean;
  /** Null: a single appointment. */
  appointmentId: number | null;
  /** Kind of a single appointment; news of earlier versions, which are all of courses, have none. */
  benefitId?: number | null;
  /** Whether the course is an event, which has pages of its own; news of earlier versions do not say. */
  isEvent?: boolean;
  /** What is told of a trial session; null: no trial session. News of earlier versions have none. */
  trial?: TrialNews | null;
  /** Name of what was booked. */
  course: string;
  startsAt: string;
  endsAt: string;
  isOnline: boolean;
  studio: Pick<Schemas['Studio'], 'id' | 'name' | 'zoneId'> & {
    tenant: string;
    /** In one line. */
    address: string;
  };
  /** Place on the waiting list, from 1. */
  position: number | null;
  cancelableUntil: string;
  paid: Paid | null;
  /** Whether a visit that was used for it is given back when it ends. */
  usesVisit: boolean;
  /** The account that is told; null: a guest. News of earlier versions do not say. */
  accountId?: number | null;
  /** First name of whom the reader has booked it for, or of who has booked it for the reader; null: the reader did. News of earlier versions have none. */
  family?: { forWhom: string } | { bookedBy: string } | null;
};

/** What was booked, and for whom where that is not the reader, who may have booked it for several people. */
export const namedIn = ({ course, family }: Pick<BookingNews, 'course' | 'family'>): string =>
  family && 'forWhom' in family ? `${course} (${family.forWhom})` : course;
