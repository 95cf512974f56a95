import type { BookingNews } from './bookingNews.ts';

/** What there is to tell about an idle period. */
export type IdleOccasion =
  /** It is asked for, and waits for the studio. */
  | 'asked'
  /** It is accepted, at once or by the studio. */
  | 'accepted'
  /** The studio has refused it. */
  | 'rejected'
  /** The member has canceled it. */
  | 'canceled';

/** What a fact is called; the texts of a language say how. */
export type IdleLabel =
  | 'what'
  | 'number'
  | 'studio'
  | 'starts'
  | 'ends'
  | 'reason'
  | 'termUntil'
  | 'notCharged';

/** A fact, without a language: a calendar day, an amount, or a text as it is. */
export type IdleFact = { label: IdleLabel } & (
  | { as: 'text' | 'day'; value: string }
  | { as: 'money'; cents: number; currency: string }
);

/** What is told, as it was when there was something to tell; stored until it is. */
export type IdleNews = Pick<
  BookingNews,
  'uuid' | 'to' | 'name' | 'languages' | 'surface' | 'studio'
> & {
  occasion: IdleOccasion;
  /** The membership that rests. */
  what: string;
  facts: IdleFact[];
  /** Left out of what was promised before there were messages of it. */
  idlePeriodId?: number;
};
