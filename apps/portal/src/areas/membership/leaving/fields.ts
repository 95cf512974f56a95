import { PublicCancelationRequest } from '@studio-portal/sdk/zod/schemas/PublicCancelationRequest';
import { PublicWithdrawalRequest } from '@studio-portal/sdk/zod/schemas/PublicWithdrawalRequest';
import { upcomingDay } from '../../../lib/forms/checks.ts';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { personFields } from '../../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

const contract = {
  label: messages.membership,
  missing: messages.enterContract,
  type: 'text',
  autoComplete: 'off',
} as const;

/** Contents of a withdrawal (legal: withdrawal function). */
export const withdrawalFields = withSchemas(
  {
    firstname: personFields.firstname,
    lastname: personFields.lastname,
    contract,
    email: personFields.email,
  },
  PublicWithdrawalRequest.shape,
);

/**
 * Contents of a cancelation (legal: cancelation button); either customer number or date of birth is
 * required.
 */
export const cancelationFields = withSchemas(
  {
    type: { label: messages.type, type: 'choice', required: false, autoComplete: 'off' },
    reason: { label: messages.reason, type: 'text', autoComplete: 'off' },
    firstname: personFields.firstname,
    lastname: personFields.lastname,
    customerNumber: {
      label: messages.customerNumber,
      type: 'text',
      folded: 'number',
      autoComplete: 'off',
    },
    dateOfBirth: { ...personFields.dateOfBirth, label: messages.dateOfBirth },
    contract,
    contractEndDate: {
      label: messages.ends,
      type: 'date',
      autoComplete: 'off',
    },
    email: personFields.email,
  },
  PublicCancelationRequest.shape,
);

/** Adds the rule for the end date, which is a day at the studio. */
export const buildCancelationFields = (zone: string) => ({
  ...cancelationFields,
  contractEndDate: { ...cancelationFields.contractEndDate, check: upcomingDay(zone) },
});

export type CancelationValues = ValuesOf<typeof cancelationFields>;
export type WithdrawalValues = ValuesOf<typeof withdrawalFields>;
