import { BookModuleRequest } from '@studio-portal/sdk/zod/schemas/BookModuleRequest';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** Field for the start date of a module. */
export const moduleFields = {
  startDate: {
    label: messages.startDate,
    missing: messages.chooseStart,
    type: 'date',
    schema: BookModuleRequest.shape.startDate,
    required: true,
    autoComplete: 'off',
    codes: ['contract.error.startdatenotallowed'],
  },
} as const satisfies FieldSet;
