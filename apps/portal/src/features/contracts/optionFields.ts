import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** What can be chosen of a contract, besides its extras. */
export const optionFields = {
  startDate: {
    label: messages.startDate,
    missing: messages.chooseStart,
    kind: 'choice',
    autoComplete: 'off',
    codes: ['contract.error.startdatenotallowed'],
  },
  preuseDate: {
    label: messages.preuseDate,
    kind: 'choice',
    autoComplete: 'off',
    codes: ['contract.error.preusedatenotallowed'],
  },
  voucherCode: {
    label: messages.voucherCode,
    kind: 'text',
    max: 40,
    autoComplete: 'off',
    codes: ['contract.error.voucherinvalid'],
  },
  referralCode: {
    label: messages.referralCode,
    kind: 'text',
    max: 40,
    autoComplete: 'off',
    codes: ['referral.error.codeunknown', 'referral.error.owncode', 'referral.error.expired'],
  },
} as const satisfies FieldSet;

export type OptionValues = ValuesOf<typeof optionFields>;
