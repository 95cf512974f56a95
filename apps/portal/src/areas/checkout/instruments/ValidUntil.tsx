import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { paymentMessages } from './paymentMessages.ts';

interface ValidUntilProps {
  instrument: Pick<PaymentInstrument, 'expiryMonth' | 'expiryYear'>;
}

/** Shows the expiry of a card; renders nothing for other instruments. */
export const ValidUntil = ({ instrument: { expiryMonth, expiryYear } }: ValidUntilProps) =>
  expiryMonth !== null &&
  expiryYear !== null && (
    <FormattedMessage
      {...paymentMessages.validUntil}
      values={{ month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear) }}
    />
  );
