import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PaymentMethodConfiguration, PaymentMethodCustomer } from '@studio-portal/sdk/types';
import { formWidth, space } from '@studio-portal/ui/tokens';
import type { QueryKey } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { declineReasons } from '../../checkout/payment/declineReasons.ts';
import { LinkPayForm } from '../../checkout/links/LinkPayForm.tsx';
import { LinkWaiting } from '../../checkout/links/LinkWaiting.tsx';
import { MembershipMethod } from '../../checkout/instruments/MembershipMethod.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { FactList } from '../../../lib/page/FactList.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { messages } from './messages.ts';
import type { ChangeMethod } from './useChangeMethod.ts';

const Column = styled('div')({ display: 'grid', gap: space(24), maxWidth: formWidth });

interface MethodBodyProps {
  token: string;
  customer: PaymentMethodCustomer;
  configuration: PaymentMethodConfiguration;
  change: ChangeMethod;
  /** Query key of the configuration. */
  queryKey: QueryKey;
}

/**
 * Shows the current payment method and, depending on the state of the change, the wait for the bank
 * or the form for another method.
 */
export function MethodBody({ token, customer, configuration, change, queryKey }: MethodBodyProps) {
  const intl = useIntl();
  const { studio } = customer;
  const { checkout, paymentMethods, tokenValidUntil } = configuration;
  const { card, isCardAbandoned } = change;
  const state = checkout?.state;
  // The pressed button disappears with the form that it belongs to.
  useFocusFallback(`${state} ${isCardAbandoned}`);
  if (state === 'AUTHENTICATED' || (state === 'AUTHENTICATION_REQUIRED' && !isCardAbandoned))
    return (
      <LinkWaiting
        id={token}
        state={state}
        paying={card}
        queryKeys={[queryKey]}
        onOtherwise={change.abandonCard}
        timeZone={studio.zoneId}
        waiting={<FormattedMessage {...messages.waiting} />}
        busy={<FormattedMessage {...messages.changing} />}
      />
    );
  return (
    <Column>
      <Panel>
        <FactList
          facts={[
            [messages.now, <MembershipMethod key="now" of={customer} />],
            [messages.validUntil, <Moment key="until" at={tokenValidUntil} zone={studio.zoneId} />],
          ]}
        />
      </Panel>
      {state === 'FAILED' && !card.pending && (
        <Alert kind="error">
          <FormattedMessage
            {...messages.declined}
            values={{
              reason: intl.formatMessage(declineReasons[checkout?.failureReason ?? 'CARD_REFUSED']),
            }}
          />
        </Alert>
      )}
      <LinkPayForm
        studio={studio}
        methods={paymentMethods.map(({ paymentMethod }) => paymentMethod)}
        legend={<FormattedMessage {...messages.choose} />}
        paying={card}
        onMandate={change.submitMandate}
        action={<FormattedMessage {...linkMessages.changeMethod} />}
        busy={<FormattedMessage {...messages.changing} />}
        noWays={<FormattedMessage {...messages.noWays} />}
      >
        <Typography color="textSecondary">
          <FormattedMessage {...messages.note} values={{ studio: studio.name }} />
        </Typography>
      </LinkPayForm>
    </Column>
  );
}
