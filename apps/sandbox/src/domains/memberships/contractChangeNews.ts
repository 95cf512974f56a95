import type { StudioNews } from '../studios/studioNews.ts';

/** News about the cancelation of contracts and about modules. */
export type ContractChangeOccasion =
  /** A contract or module was canceled. */
  | 'canceled'
  /** A cancelation was withdrawn. */
  | 'stays'
  /** A module was booked. */
  | 'moduleBooked'
  /** A cancelation was declared without a session. */
  | 'received'
  /** A withdrawal was declared without a session. */
  | 'withdrawalReceived';

/** Label of a fact; the mail texts translate it. */
export type ContractChangeLabel =
  | 'receipt'
  | 'moment'
  | 'what'
  | 'number'
  | 'studio'
  | 'ends'
  | 'reason'
  | 'stillCharged'
  | 'lastCharge'
  | 'lastChargeOn'
  | 'starts'
  | 'price'
  | 'trialUntil'
  | 'firstChargeOn'
  | 'who'
  | 'customerNumber'
  | 'dateOfBirth'
  | 'kind'
  | 'wantedEnd'
  | 'email';

/** A value translated by the mail texts. */
export type ContractChangeWord = 'ORDINARY' | 'EXTRAORDINARY' | 'EARLIEST';

/** A fact independent of language: a calendar day, an instant, an amount, a translated word, or verbatim text. */
export type ContractChangeFact = { label: ContractChangeLabel } & (
  | { as: 'text' | 'day' | 'moment'; value: string }
  | { as: 'word'; value: ContractChangeWord }
  | { as: 'money'; cents: number; currency: string }
);

/** News captured when it happens and stored until the mail is written. */
export type ContractChangeNews = StudioNews & {
  uuid: string;
  occasion: ContractChangeOccasion;
  /** Name of the membership or module. */
  what: string;
  facts: ContractChangeFact[];
  /** True if the recipient can see it in the portal; absent for declarations without a session. */
  hasAccount?: boolean;
};

export type ContractChangeJob = { kind: 'contractChange'; news: ContractChangeNews };
