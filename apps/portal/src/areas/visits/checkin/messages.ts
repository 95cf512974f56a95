import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts for checking in and out. */
export const messages = texts(
  'visits',
  defineMessages({
    intro: {
      id: 'checkin.intro',
      defaultMessage: 'Hold this code to the scanner at the entrance.',
      description: 'Under the title of the check-in, above a QR code.',
    },
    introSelf: {
      id: 'checkin.introSelf',
      defaultMessage: 'Tell your studio that you are there.',
      description: 'Under the title of the check-in, where members check in with a button.',
    },
    checkIn: { id: 'checkin.checkIn', defaultMessage: 'Check in', description: 'Button.' },
    checkOut: { id: 'checkin.checkOut', defaultMessage: 'Check out', description: 'Button.' },
    active: {
      id: 'checkin.active',
      defaultMessage: 'You’re checked in',
      description: 'Heading: the member is in the studio.',
    },
    since: {
      id: 'checkin.since',
      defaultMessage: '{studio}, since {time}',
      description: 'Under the heading: where the member is, and since when.',
    },
    endsByItself: {
      id: 'checkin.endsByItself',
      defaultMessage: 'If you don’t check out, we’ll check you out {time}.',
      description: 'When a visit ends.',
    },
    checkOutThere: {
      id: 'checkin.checkOutThere',
      defaultMessage: 'You can check out at the front desk of {studio}.',
      description: 'For a member who is checked in, where there is no button to check out.',
    },
    notActive: {
      id: 'checkin.notActive',
      defaultMessage: 'You’re not checked in',
      description: 'Heading: the member is not in the studio.',
    },
    nothingToShow: {
      id: 'checkin.nothingToShow',
      defaultMessage: 'Your studio checks you in at its desk.',
      description: 'Where a studio has neither a scanner nor a button.',
    },
  }),
);
