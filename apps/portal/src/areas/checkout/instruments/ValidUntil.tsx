import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { paymentMessages } from './paymentMessages.ts';

interface ValidUntilProps {
  instrument: Pick<PaymentInstrument, 'expiryMonth' | 'expiryYear'>;
}

/** Until when a card is valid; nothing for what does not expire. */
export const ValidUntil = ({ instrument: { expiryMonth, expiryYear } }: ValidUntilProps) =>
  expiryMonth !== null &&
  expiryYear !== null && (
    <FormattedMessage
      {...paymentMessages.validUntil}
      values={{ month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear) }}
    />
  );
