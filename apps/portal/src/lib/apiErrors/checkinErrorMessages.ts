import { defineMessages } from 'react-intl';
import { texts } from '../../site/language/texts.ts';

/** What a reader is told for the error codes of reserved visits. */
export const checkinErrorMessages = texts(
  defineMessages({
    'checkinreservation.error.alreadycanceled': {
      id: 'checkinreservation.error.alreadycanceled',
      defaultMessage: 'This reservation is already cancelled.',
      description: 'A second cancelation of a reserved visit.',
    },
    'checkinreservation.error.alreadyreserved': {
      id: 'checkinreservation.error.alreadyreserved',
      defaultMessage: 'You’ve already reserved a visit on this day.',
      description: 'A member has one reservation a day.',
    },
    'checkinreservation.error.cancelationtoolate': {
      id: 'checkinreservation.error.cancelationtoolate',
      defaultMessage: 'It’s too late to cancel. The deadline was {0}.',
      description: '{0} is a date and time.',
    },
    'checkinreservation.error.full': {
      id: 'checkinreservation.error.full',
      defaultMessage: 'Someone just took the last place. Choose another time.',
      description: 'The last place of a time was reserved while the page was open.',
    },
    'checkinreservation.error.notfound': {
      id: 'checkinreservation.error.notfound',
      defaultMessage: 'We couldn’t find this reservation.',
      description: 'Unknown reservation.',
    },
    'checkinreservation.error.slotnotfound': {
      id: 'checkinreservation.error.slotnotfound',
      defaultMessage: 'This time is no longer available. Choose another one.',
      description: 'The studio does not offer this time on the day.',
    },
    'checkinreservation.error.tooearly': {
      id: 'checkinreservation.error.tooearly',
      defaultMessage: 'You can reserve this time from {0}.',
      description: '{0} is a date and time.',
    },
    'checkinreservation.error.toolate': {
      id: 'checkinreservation.error.toolate',
      defaultMessage: 'It’s too late to reserve this time. Check-in closed {0}.',
      description: '{0} is a date and time.',
    },
  }),
);
