import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts of the check-in code. */
export const codeMessages = texts(
  'membership',
  defineMessages({
    code: {
      id: 'checkin.code',
      defaultMessage: 'Your check-in code for {studio}',
      description: 'Name of the QR code, for screen readers.',
    },
    validUntil: {
      id: 'checkin.validUntil',
      defaultMessage: 'Valid until {time}, even offline. Renews automatically.',
      description: 'Under the QR code.',
    },
    expired: {
      id: 'checkin.expired',
      defaultMessage: 'This code has expired. It’s renewed as soon as you’re online.',
      description: 'In place of the QR code, where there is no network.',
    },
  }),
);
