import type { PaymentMethod } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { membershipMethods } from './membershipMethods.ts';

interface MembershipMethodProps {
  of: { paymentMethod: PaymentMethod; maskedNumber: string | null };
}

/**
 * Shows the payment method of a membership with its masked number: "SEPA Direct Debit DE•• ••••
 * 4242".
 */
export const MembershipMethod = ({
  of: { paymentMethod, maskedNumber },
}: MembershipMethodProps) => (
  <>
    <FormattedMessage {...membershipMethods[paymentMethod]} />
    {maskedNumber !== null && ` ${maskedNumber}`}
  </>
);
