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
      defaultMessage: 'Changed your mind? Leave the list under My bookings at any time.',
      description: 'What waiting means: how a member declines.',
    },
    waitingDeclineGuest: {
      id: 'booking.waitingDeclineGuest',
      defaultMessage: 'Changed your mind? Leave the list with the link in our email at any time.',
      description: 'The same for whoever has no account.',
    },
    waitingBinding: {
      id: 'booking.waitingBinding',
      defaultMessage: 'A place that comes up now is yours: you can’t cancel it for free any more.',
      description: 'What waiting means, so late that no place can be canceled for free.',
    },
    waitingLate: {
      id: 'booking.waitingLate',
      defaultMessage:
        'A place that comes up after {freeUntil} is yours: you can’t cancel it for free any more.',
      description: 'What waiting means for whoever also takes a late place.',
    },
    acceptLate: {
      id: 'booking.acceptLate',
      defaultMessage: 'Give me a place after {freeUntil} too, when I can no longer cancel for free',
      description: 'Checkbox; {freeUntil} is a date and time.',
    },
  }),
);
