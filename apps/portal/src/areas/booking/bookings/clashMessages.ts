import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const clashMessages = texts(
  'booking',
  defineMessages({
    clash: {
      id: 'booking.clash',
      defaultMessage: 'You’ve already booked “{name}” at this time: {when}.',
      description: 'Notice before booking; {when} is day and times.',
    },
  }),
);
