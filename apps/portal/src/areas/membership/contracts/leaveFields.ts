import type { OrdinaryCancelationRequest } from '@studio-portal/sdk/types';
import { OrdinaryCancelationRequest as CancelationSchema } from '@studio-portal/sdk/zod/schemas/OrdinaryCancelationRequest';
import * as z from 'zod/mini';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { leaveMessages as messages } from './leaveMessages.ts';

/** What a cancelation asks: to which of the possible days, and why, which need not be said. */
export const leaveFields = {
  contractEndDate: {
    label: messages.when,
    missing: messages.chooseWhen,
    type: 'choice',
    schema: CancelationSchema.shape.contractEndDate,
    required: true,
    autoComplete: 'off',
    codes: ['contract.error.enddatenotpossible'],
  },
  /** The id as text. */
  cancelationReasonId: {
    label: messages.reason,
    type: 'choice',
    schema: z.string(),
    required: false,
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

/** What is sent of it. */
export const toLeaveRequest = ({
  contractEndDate,
  cancelationReasonId,
}: ValuesOf<typeof leaveFields>): OrdinaryCancelationRequest => ({
  contractEndDate: isDay(contractEndDate) ? toWire(contractEndDate) : null,
  cancelationReasonId: cancelationReasonId === '' ? null : Number(cancelationReasonId),
});
