import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { optional } from '../../lib/forms/fieldSpec.ts';
import { personFields } from '../../lib/forms/personFields.ts';
import { messages } from './messages.ts';

/** What a withdrawal has to say (legal: withdrawal function). */
export const withdrawalFields = {
  firstname: personFields.firstname,
  lastname: personFields.lastname,
  contract: {
    label: messages.membership,
    missing: messages.enterContract,
    kind: 'text',
    max: 200,
    autoComplete: 'off',
  },
  email: personFields.email,
} as const satisfies FieldSet;

/** What a cancelation has to say (legal: cancelation button); of number and birthday one is enough. */
export const cancelationFields = {
  type: { label: messages.type, kind: 'choice', autoComplete: 'off' },
  reason: { label: messages.reason, kind: 'text', max: 2000, autoComplete: 'off' },
  firstname: withdrawalFields.firstname,
  lastname: withdrawalFields.lastname,
  customerNumber: {
    label: messages.customerNumber,
    kind: 'text',
    max: 40,
    autoComplete: 'off',
  },
  dateOfBirth: { ...optional(personFields.dateOfBirth), label: messages.dateOfBirth },
  contract: withdrawalFields.contract,
  contractEndDate: { label: messages.ends, kind: 'day', autoComplete: 'off' },
  email: withdrawalFields.email,
} as const satisfies FieldSet;

export type CancelationValues = ValuesOf<typeof cancelationFields>;
export type WithdrawalValues = ValuesOf<typeof withdrawalFields>;
