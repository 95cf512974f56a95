import { defineMessages } from 'react-intl';
import { texts } from '../../../lib/i18n/texts.ts';

/** Texts about the amount that a cancelation returns to a voucher. */
export const voucherRefundMessages = texts(
  'booking',
  defineMessages({
    due: {
      id: 'booking.voucherRefundDue',
      defaultMessage: 'We’ll put {amount} back on your voucher {code}.',
      description: 'Before a cancelation; {code} is masked, for example “•••• 9XTM”.',
    },
    done: {
      id: 'booking.voucherRefunded',
      defaultMessage: 'We’ve put {amount} back on your voucher {code}.',
      description: 'After a cancelation; {code} is masked, for example “•••• 9XTM”.',
    },
  }),
);
