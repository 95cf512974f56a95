import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useGetPublicAccountBalance } from '@studio-portal/sdk/api/payment-instruments';
import { useGetPaymentMethodCustomer } from '@studio-portal/sdk/api/payment-methods';
import type { SelfServiceAction, SelfServiceConfiguration } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { useLocation } from 'react-router';
import { methodAddress } from '../../checkout/links/linkAddresses.ts';
import { MembershipMethod } from '../../checkout/instruments/MembershipMethod.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { payAddress } from './addresses.ts';
import { messages } from './messages.ts';

const Column = styled('div')({ display: 'grid', gap: space(16) });

interface SelfServiceActionsProps {
  /** Token of the link to all actions. */
  token: string;
  of: SelfServiceConfiguration;
}

/** Actions that a link allows: the balance first, then the payment method of the membership. */
export function SelfServiceActions({ token, of: { actions, studio } }: SelfServiceActionsProps) {
  const findToken = (type: SelfServiceAction['type']) =>
    actions.find((action) => action.type === type)?.token;
  const balance = findToken('ACCOUNT_BALANCE');
  const method = findToken('PAYMENT_METHOD');
  return (
    <Column>
      {balance !== undefined && <Balance secret={balance} studio={studio.name} />}
      {method !== undefined && (
        <Method secret={method} link={token} isOnlyOne={balance === undefined} />
      )}
    </Column>
  );
}

/** Shows the balance; renders nothing if it is zero. */
function Balance({ secret, studio }: { secret: string; studio: string }) {
  const { locale } = useIntl();
  const { search } = useLocation();
  const { data, error } = useGetPublicAccountBalance(secret, { query: { staleTime: 0 } });
  if (error?.status === 404) return null;
  return (
    <ActionPanel
      title={messages.balance}
      value={data ? formatPrice(data.balance, locale) : <Skeleton width={120} />}
      text={<FormattedMessage {...messages.owed} values={{ studio }} />}
      to={payAddress(search)}
      action={messages.payBalance}
      primary
    />
  );
}

interface MethodProps {
  secret: string;
  /** Token of the link to return to. */
  link: string;
  isOnlyOne: boolean;
}

/** Shows the current payment method of the membership. */
function Method({ secret, link, isOnlyOne }: MethodProps) {
  const { data } = useGetPaymentMethodCustomer(secret, { query: { staleTime: 0 } });
  return (
    <ActionPanel
      title={titles.updatePaymentMethod}
      value={data ? <MembershipMethod of={data} /> : <Skeleton width={160} />}
      text={<FormattedMessage {...messages.methodText} />}
      to={methodAddress(secret, link)}
      action={linkMessages.changeMethod}
      primary={isOnlyOne}
    />
  );
}
