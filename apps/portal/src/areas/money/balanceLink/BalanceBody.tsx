import { styled } from '@mui/material/styles';
import type {
  AccountBalanceCheckout,
  PaymentMethodOption,
  PublicAccountBalance,
} from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { formWidth, space } from '@studio-portal/ui/tokens';
import type { QueryKey } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { declineReasons } from '../../checkout/payment/declineReasons.ts';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { LinkPayForm } from '../../checkout/links/LinkPayForm.tsx';
import { LinkWaiting } from '../../checkout/links/LinkWaiting.tsx';
import type { LinkCheckout } from '../../checkout/links/useLinkCheckout.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { overviewAddress } from './addresses.ts';

const Column = styled('div')({ display: 'grid', gap: space(24), maxWidth: formWidth });

interface BalanceBodyProps {
  balance: PublicAccountBalance;
  methods: readonly PaymentMethodOption[];
  /** Started payment, if any, and its public token. */
  order: AccountBalanceCheckout | undefined;
  checkout: string | undefined;
  paying: LinkCheckout;
  /** Query keys of the link, the balance and the order. */
  queryKeys: readonly QueryKey[];
}

/** Shows the wait for the bank or the payment form, depending on the state of the payment. */
export function BalanceBody(props: BalanceBodyProps) {
  const { balance, methods, order, checkout, paying, queryKeys } = props;
  const intl = useIntl();
  const { search } = useLocation();
  const { studio } = balance;
  // The pressed button disappears with the form that it belongs to.
  useFocusFallback(order?.state ?? '');
  if (
    checkout !== undefined &&
    (order?.state === 'AUTHENTICATION_REQUIRED' || order?.state === 'AUTHENTICATED')
  )
    return (
      <LinkWaiting
        id={checkout}
        state={order.state}
        paying={paying}
        queryKeys={queryKeys}
        onOtherwise={() => paying.changeMethod(checkout)}
        timeZone={studio.zoneId}
        waiting={<FormattedMessage {...linkMessages.waiting} />}
        busy={<FormattedMessage {...linkMessages.paying} />}
      />
    );
  return (
    <Column>
      {order?.state === 'FAILED' && !paying.pending && (
        <Alert kind="error">
          <FormattedMessage
            {...(order.failureReason ? flowMessages.declined : flowMessages.declinedUnknown)}
            values={{
              reason:
                order.failureReason && intl.formatMessage(declineReasons[order.failureReason]),
            }}
          />
        </Alert>
      )}
      <LinkPayForm
        studio={studio}
        methods={methods.map(({ paymentMethod }) => paymentMethod)}
        paying={paying}
        action={
          <FormattedMessage
            {...linkMessages.pay}
            values={{ amount: formatPrice(balance.balance, intl.locale) }}
          />
        }
        busy={<FormattedMessage {...linkMessages.paying} />}
        noWays={<FormattedMessage {...linkMessages.noWays} />}
      />
      <SiteLink href={overviewAddress(search)}>
        <FormattedMessage {...linkMessages.overview} />
      </SiteLink>
    </Column>
  );
}
