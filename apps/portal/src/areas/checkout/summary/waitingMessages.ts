import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts about waiting for a place. */
export const waitingMessages = texts(
  'checkout',
  defineMessages({
    waitingUntil: {
      id: 'booking.waitingUntil',
      defaultMessage: 'A place can come up until {until}.',
      description: 'What waiting means; {until} is a date and time.',
    },
    waitingFee: {
      id: 'booking.waitingFee',
      defaultMessage: 'You only pay {price} if you get a place.',
      description: 'What waiting means, where a place costs something.',
    },
    waitingVisit: {
      id: 'booking.waitingVisit',
      defaultMessage: 'We take one visit from {name} now. You get it back if no place comes up.',
      description: 'What waiting means, where a pass with so many visits pays.',
    },
    waitingFree: {
      id: 'booking.waitingFree',
      defaultMessage: 'Waiting costs you nothing.',
      description: 'What waiting means, where nothing is to be paid.',
    },
    waitingDecline: {
      id: 'booking.waitingDecline',
      defaultMessage:
        'Changed your mind? Leave the list under My bookings until {until}. After that, a place that comes up is yours.',
      description: 'What waiting means: how a member declines; {until} is a date and time.',
    },
    waitingDeclineGuest: {
      id: 'booking.waitingDeclineGuest',
      defaultMessage:
        'Changed your mind? Leave the list with the link in our email until {until}. After that, a place that comes up is yours.',
      description: 'The same for whoever has no account.',
    },
    waitingBinding: {
      id: 'booking.waitingBinding',
      defaultMessage: 'You can’t leave the list again: a place that comes up is yours.',
      description: 'What waiting means, so late that nobody can decline any more.',
    },
  }),
);
