import type { StudioNews } from '../studios/studioNews.ts';

/** News about an idle period. */
export type IdleOccasion =
  /** Requested and waiting for the studio. */
  | 'asked'
  /** Accepted, automatically or by the studio. */
  | 'accepted'
  /** Rejected by the studio. */
  | 'rejected'
  /** Canceled by the member. */
  | 'canceled';

/** Label of a fact; the mail texts translate it. */
export type IdleLabel =
  | 'what'
  | 'number'
  | 'studio'
  | 'starts'
  | 'ends'
  | 'reason'
  | 'termUntil'
  | 'notCharged';

/** A fact independent of language: a calendar day, an amount, verbatim text, or our own reason. */
export type IdleFact = { label: IdleLabel } & (
  | { as: 'text' | 'day'; value: string }
  | { as: 'money'; cents: number; currency: string }
  | { as: 'contractEnds' }
);

/** News captured when it happens and stored until the mail is written. */
export type IdleNews = StudioNews & {
  uuid: string;
  occasion: IdleOccasion;
  /** Name of the paused membership. */
  what: string;
  facts: IdleFact[];
  /** Absent in jobs queued before messages about idle periods existed. */
  idlePeriodId?: number;
};

export type IdlePeriodJob = { kind: 'idlePeriod'; news: IdleNews };
