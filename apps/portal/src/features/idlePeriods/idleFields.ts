import type { FieldSet } from '../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** From when to when a contract is to rest; each refusal stands at the day that it is about. */
export const idleFields = {
  startDate: {
    label: messages.first,
    missing: messages.chooseDay,
    kind: 'day',
    autoComplete: 'off',
    codes: [
      'idleperiod.error.startdatenotallowed',
      'idleperiod.error.overlapping',
      'idleperiod.error.aftercontractend',
      'idleperiod.error.toomanyperyear',
    ],
  },
  endDate: {
    label: messages.last,
    missing: messages.chooseDay,
    kind: 'day',
    autoComplete: 'off',
    codes: ['idleperiod.error.tooshort', 'idleperiod.error.toolong'],
  },
} as const satisfies FieldSet;
