import type { OrdinaryCancelationRequest } from '@studio-portal/sdk/types';
import { OrdinaryCancelationRequest as CancelationSchema } from '@studio-portal/sdk/zod/schemas/OrdinaryCancelationRequest';
import * as z from 'zod/mini';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import type { FieldSet, ValuesOf } from '../../../lib/forms/fieldSpec.ts';
import { cancelMessages as messages } from './cancelMessages.ts';

/** Fields of a cancelation: one of the possible end dates, and an optional reason. */
export const cancelContractFields = {
  contractEndDate: {
    label: messages.when,
    missing: messages.chooseWhen,
    type: 'choice',
    schema: CancelationSchema.shape.contractEndDate,
    required: true,
    autoComplete: 'off',
    codes: ['contract.error.enddatenotpossible'],
  },
  /** Id as text. */
  cancelationReasonId: {
    label: messages.reason,
    type: 'choice',
    schema: z.string(),
    required: false,
    autoComplete: 'off',
  },
} as const satisfies FieldSet;

/** Converts form values to the request. */
export const toCancelRequest = ({
  contractEndDate,
  cancelationReasonId,
}: ValuesOf<typeof cancelContractFields>): OrdinaryCancelationRequest => ({
  contractEndDate: isDay(contractEndDate) ? toWire(contractEndDate) : null,
  cancelationReasonId: cancelationReasonId === '' ? null : Number(cancelationReasonId),
});
