import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    membersOnly: {
      id: 'appointments.membersOnly',
      defaultMessage: 'Members only',
      description: 'In place of a price: nobody else can book it.',
    },
    toAppointments: {
      id: 'appointments.toAppointments',
      defaultMessage: 'View all appointments',
      description: 'Link to the list of kinds of appointments.',
    },
  }),
);
