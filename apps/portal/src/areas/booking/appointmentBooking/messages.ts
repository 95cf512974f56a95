import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

export const messages = texts(
  'booking',
  defineMessages({
    toStart: {
      id: 'appointmentBooking.toStart',
      defaultMessage: 'Back to appointment',
      description: 'Link to the kind of appointment that was to be booked.',
    },
    panelTitle: {
      id: 'appointmentBooking.panelTitle',
      defaultMessage: 'Your appointment',
      description: 'Heading of the panel beside the times.',
    },
    chooseFirst: {
      id: 'appointmentBooking.chooseFirst',
      defaultMessage: 'Choose a day and a time. You’ll see here how to book it.',
      description: 'In the panel while no time is chosen.',
    },
  }),
);
