import type { Schemas } from '../../../platform/api.ts';

export type Label =
  | 'what'
  | 'number'
  | 'studio'
  | 'start'
  | 'use'
  | 'term'
  | 'end'
  | 'notice'
  | 'cancelUntil'
  | 'total'
  | 'monthly'
  | 'mandate'
  | 'signed'
  | 'withdrawUntil'
  | 'replaces'
  | 'replacedEnd'
  | 'stillCharged'
  | 'credit';

/** Placeholders: `{contract}`, `{studio}`, `{further}` and `{notice}`. */
export type ContractTexts = {
  subject: string;
  body: string;
  /** Variant for a contract that replaces an earlier one. */
  changed: string;
  /** Added if the contract starts before the withdrawal period ends; `{withdrawal}` is its last day. */
  earlyStart: string;
  /** Alternative text of a drawn signature; `{name}` is the signer. */
  signature: string;
  /** Extension after the minimum term. */
  extensions: Record<Schemas['ContractExtension']['type'], string>;
  /** Including the colon, because French puts a space before it. */
  labels: Record<Label, string>;
};
