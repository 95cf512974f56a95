import { CreateIdlePeriodRequest } from '@studio-portal/sdk/zod/schemas/CreateIdlePeriodRequest';
import { withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { messages } from './messages.ts';

/** Fields for the dates of a pause; errors show at the date that causes them. */
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
