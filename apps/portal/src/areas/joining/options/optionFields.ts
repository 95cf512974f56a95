import { ContractPreviewRequest } from '@studio-portal/sdk/zod/schemas/ContractPreviewRequest';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { messages } from '../offers/messages.ts';

/** Fields for the options of a contract, except modules. */
export const optionFields = withSchemas(
  {
    startDate: {
      label: messages.startDate,
      missing: messages.chooseStart,
      type: 'choice',
      autoComplete: 'off',
      codes: ['contract.error.startdatenotallowed'],
    },
    preuseDate: {
      label: messages.preuseDate,
      type: 'choice',
      autoComplete: 'off',
      codes: ['contract.error.preusedatenotallowed'],
    },
    voucherCode: {
      label: messages.voucherCode,
      type: 'text',
      folded: 'code',
      autoComplete: 'off',
      codes: ['contract.error.voucherinvalid'],
    },
    referralCode: {
      label: messages.referralCode,
      type: 'text',
      folded: 'code',
      autoComplete: 'off',
      codes: ['referral.error.codeunknown', 'referral.error.owncode', 'referral.error.expired'],
    },
  },
  ContractPreviewRequest.shape,
);

export type OptionValues = ValuesOf<typeof optionFields>;
