import type { IdleLabel, IdleOccasion } from '../idleNews.ts';

/** Placeholders: `{what}` and `{studio}`. */
export type IdleTexts = {
  /** Including the colon, because French puts a space before it. */
  labels: Record<IdleLabel, string>;
  occasions: Record<IdleOccasion, { subject: string; body: string }>;
  /** Reason for rejecting requests made before the contract was canceled. */
  contractEnds: string;
};
