import * as z from 'zod/mini';
import type { FieldSet } from '../forms/fieldSpec.ts';
import { messages } from './messages.ts';

export const filterFields = {
  startDate: {
    label: messages.first,
    missing: messages.enterDay,
    type: 'date',
    schema: z.iso.date(),
    autoComplete: 'off',
  },
  endDate: {
    label: messages.last,
    missing: messages.enterDay,
    type: 'date',
    schema: z.iso.date(),
    autoComplete: 'off',
  },
} as const satisfies FieldSet;
