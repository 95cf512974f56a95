import type { Schemas } from '../../platform/api.ts';

/** Appointments that a contract or module pays for, and how often. */
export type GrantTerms = {
  type: Extract<Schemas['BenefitType'], 'FREE_USAGE' | 'FLAT_CONTINGENT' | 'INCLUSIVE_CONTINGENT'>;
  kinds: Schemas['BookableCourse']['itemType'][];
  /** Categories of courses and events; empty: all. */
  categoryIds: number[];
  /** Benefits of single appointments; empty: all. */
  benefitIds: number[];
  /** Valid at all studios of the chain, or only at that of the contract. */
  studios: 'CHAIN' | 'OWN';
  /** Uses in each period, which begins in the studio's time zone; null: unlimited. */
  limit: { uses: number; period: 'DAY' | 'WEEK' | 'MONTH' | 'TERM' } | null;
};
