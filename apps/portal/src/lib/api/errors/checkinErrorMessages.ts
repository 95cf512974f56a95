import { defineMessages } from 'react-intl';
import { texts } from '../../i18n/texts.ts';

/** Messages for the error codes of check-ins, reservations and drinks machines. */
export const checkinErrorMessages = texts(
  'errors',
  defineMessages({
    'checkin.error.accessrefused': {
      id: 'checkin.error.accessrefused',
      defaultMessage: 'Your studio doesn’t let you in at the moment. Contact your studio.',
      description: 'The studio has refused the member, for example since something is unpaid.',
    },
    'checkin.error.contractpaused': {
      id: 'checkin.error.contractpaused',
      defaultMessage: 'Your contract is paused, so you can’t check in.',
      description: 'A check-in while the contract is paused.',
    },
    'checkin.error.entranceblocked': {
      id: 'checkin.error.entranceblocked',
      defaultMessage: 'After missed bookings you can’t check in before {0}.',
      description: 'A check-in while missed bookings keep the member out. {0} is a date and time.',
    },
    'checkin.error.historytooearly': {
      id: 'checkin.error.historytooearly',
      defaultMessage: 'Your history doesn’t go back that far. Choose a later day.',
      description: 'The history of visits is asked for days before it begins.',
    },
    'checkin.error.nocontract': {
      id: 'checkin.error.nocontract',
      defaultMessage: 'You don’t have a contract that lets you in.',
      description: 'A check-in of a member without a contract that runs.',
    },
    'checkin.error.notactive': {
      id: 'checkin.error.notactive',
      defaultMessage: 'You’re not checked in at this studio.',
      description: 'A check-out of a member who is not checked in at this studio.',
    },
    'checkin.error.notbyself': {
      id: 'checkin.error.notbyself',
      defaultMessage:
        'You can’t do this yourself at this studio. Use the scanner or ask at the desk.',
      description: 'A check-in or check-out at a studio whose scanner or people do it.',
    },
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
    'device.error.busy': {
      id: 'device.error.busy',
      defaultMessage: 'Someone else is using this machine. Try again after {0}.',
      description: 'A drinks machine that somebody else is using. {0} is a date and time.',
    },
    'device.error.credittoolow': {
      id: 'device.error.credittoolow',
      defaultMessage: 'Your drinks wallet doesn’t have enough for a drink.',
      description: 'A drinks machine whose price is higher than the credit.',
    },
    'device.error.notfound': {
      id: 'device.error.notfound',
      defaultMessage: 'We couldn’t find this machine. Scan its code again.',
      description: 'A drinks machine that is unknown.',
    },
    'device.error.notpermitted': {
      id: 'device.error.notpermitted',
      defaultMessage: 'Your contract doesn’t include drinks.',
      description: 'A drinks machine, for a member whose contract has no drinks.',
    },
    'device.error.otherstudio': {
      id: 'device.error.otherstudio',
      defaultMessage: 'This machine belongs to a studio you’re not a member of.',
      description: 'A drinks machine of a studio that the member does not belong to.',
    },
  }),
);
