import type { UtilizationLevel } from '@studio-portal/sdk/types';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

const messages = texts(
  'studio',
  defineMessages({
    low: {
      id: 'utilization.low',
      defaultMessage: 'Quiet now',
      description: 'Few people are in the studio now.',
    },
    medium: {
      id: 'utilization.medium',
      defaultMessage: 'Fairly busy now',
      description: 'Some people are in the studio now.',
    },
    high: {
      id: 'utilization.high',
      defaultMessage: 'Busy now',
      description: 'Many people are in the studio now.',
    },
  }),
);

/** Messages for the utilization levels. */
export const busyTexts = {
  LOW: messages.low,
  MEDIUM: messages.medium,
  HIGH: messages.high,
} satisfies Record<UtilizationLevel, MessageDescriptor>;
