import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for selecting a time. */
export const messages = texts(
  'booking',
  defineMessages({
    with: {
      id: 'slots.with',
      defaultMessage: 'With',
      description: 'Above the choice of a trainer.',
    },
    anyone: {
      id: 'slots.anyone',
      defaultMessage: 'Anyone',
      description: 'Choice of a trainer: whoever is free.',
    },
    previousWeek: {
      id: 'slots.previousWeek',
      defaultMessage: 'Previous week',
      description: 'Link: the week before.',
    },
    nextWeek: {
      id: 'slots.nextWeek',
      defaultMessage: 'Next week',
      description: 'Link: the week after.',
    },
    dayLabel: {
      id: 'slots.dayLabel',
      defaultMessage:
        '{date}, {count, plural, =0 {no free times} one {# free time} other {# free times}}',
      description: 'Label of a day in the week strip; {date} is a full date.',
    },
    loading: {
      id: 'slots.loading',
      defaultMessage: 'Loading free times…',
      description: 'Heard by screen readers.',
    },
    booked: {
      id: 'slots.booked',
      defaultMessage: 'Booked',
      description: 'Under a time that the reader has booked.',
    },
    nothingOnDay: {
      id: 'slots.nothingOnDay',
      defaultMessage: 'No free times on this day.',
      description: 'A day without a time that can be booked.',
    },
    nothingSoon: {
      id: 'slots.nothingSoon',
      defaultMessage: 'No times are free in the coming weeks.',
      description: 'No time can be booked at all; for one trainer or anyone.',
    },
    nextFree: {
      id: 'slots.nextFree',
      defaultMessage: 'Next free times',
      description: 'Heading above the next times that can be booked.',
    },
  }),
);
