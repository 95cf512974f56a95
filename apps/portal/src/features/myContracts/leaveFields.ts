import type { OrdinaryCancelationRequest } from '@studio-portal/sdk/types';
import { isDay, toWire } from '../../lib/dates.ts';
import type { FieldSet, ValuesOf } from '../../lib/forms/fieldSpec.ts';
import { leaveMessages as messages } from './leaveMessages.ts';

/** What a cancelation asks: to which of the possible days, and why, which need not be said. */
export const leaveFields = {
  contractEndDate: {
    label: messages.when,
    missing: messages.chooseWhen,
    kind: 'choice',
    autoComplete: 'off',
    codes: ['contract.error.enddatenotpossible'],
  },
  cancelationReasonId: { label: messages.reason, kind: 'choice', autoComplete: 'off' },
} as const satisfies FieldSet;

/** What is sent of it. */
export const toLeaveRequest = ({
  contractEndDate,
  cancelationReasonId,
}: ValuesOf<typeof leaveFields>): OrdinaryCancelationRequest => ({
  contractEndDate: isDay(contractEndDate) ? toWire(contractEndDate) : null,
  cancelationReasonId: cancelationReasonId === '' ? null : Number(cancelationReasonId),
});
