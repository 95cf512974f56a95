import { CreateIdlePeriodRequest } from '@studio-portal/sdk/zod/schemas/CreateIdlePeriodRequest';
import { withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** From when to when a contract is to rest; each refusal stands at the day that it is about. */
export const idleFields = withSchemas(
  {
    startDate: {
      label: messages.first,
      missing: messages.chooseDay,
      type: 'date',
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
      type: 'date',
      autoComplete: 'off',
      codes: ['idleperiod.error.tooshort', 'idleperiod.error.toolong'],
    },
  },
  CreateIdlePeriodRequest.shape,
);
