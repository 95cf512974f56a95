import type { FieldSet } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** Which days are shown. */
export const filterFields = {
  startDate: {
    label: messages.first,
    missing: messages.enterDay,
    kind: 'day',
    autoComplete: 'off',
  },
  endDate: { label: messages.last, missing: messages.enterDay, kind: 'day', autoComplete: 'off' },
} as const satisfies FieldSet;
