import type {
  ContractChangeLabel,
  ContractChangeOccasion,
  ContractChangeWord,
} from '../contractChangeNews.ts';

/** Placeholders: `{what}` and `{studio}`. */
export type ContractChangeTexts = {
  /** Including the colon, because French puts a space before it. */
  labels: Record<ContractChangeLabel, string>;
  words: Record<ContractChangeWord, string>;
  occasions: Record<ContractChangeOccasion, { subject: string; body: string }>;
};
