import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PaymentRequest, PaymentRequestCheckout } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { formWidth, space } from '@studio-portal/ui/tokens';
import type { QueryKey } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { declineReasons } from '../../checkout/payment/declineReasons.ts';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { LinkPayForm } from '../../checkout/links/LinkPayForm.tsx';
import { LinkWaiting } from '../../checkout/links/LinkWaiting.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { ClosedRequest } from './ClosedRequest.tsx';
import { messages } from './messages.ts';
import { Positions } from './Positions.tsx';
import { usePayRequest } from './usePayRequest.ts';

const Column = styled('div')({ display: 'grid', gap: space(32), maxWidth: formWidth });

interface RequestBodyProps {
  request: PaymentRequest;
  order: PaymentRequestCheckout | undefined;
  refetch: () => void;
  /** Query keys of the request and the order. */
  queryKeys: readonly QueryKey[];
}

/**
 * Shows the receipt, why nothing can be paid, the wait for the bank or the form, depending on the
 * state of the request and its order.
 */
export function RequestBody({ request, order, refetch, queryKeys }: RequestBodyProps) {
  const intl = useIntl();
  const paying = usePayRequest(request.paymentRequestUuid, refetch);
  const { state, studio, name, tokenValidUntil } = request;
  // The pressed button disappears with the form that it belongs to.
  useFocusFallback(`${state} ${order?.state}`);
  if (order?.state === 'FINALIZED')
    return (
      <Column>
        <Typography>
          <FormattedMessage
            {...linkMessages.thanksText}
            values={{ amount: formatPrice(order.price, intl.locale) }}
          />
        </Typography>
        <Positions of={order.paymentRequest} />
        <div>
          <Button variant="outlined" onClick={() => window.print()}>
            <FormattedMessage {...linkMessages.print} />
          </Button>
        </div>
      </Column>
    );
  if (state !== 'OPEN') return <ClosedRequest request={request} state={state} />;
  if (order?.state === 'AUTHENTICATION_REQUIRED' || order?.state === 'AUTHENTICATED')
    return (
      <LinkWaiting
        id={order.id}
        state={order.state}
        paying={paying}
        queryKeys={queryKeys}
        onOtherwise={() => paying.changeMethod(order.id)}
        timeZone={studio.zoneId}
        waiting={<FormattedMessage {...linkMessages.waiting} />}
        busy={<FormattedMessage {...linkMessages.paying} />}
      />
    );
  return (
    <Column>
      <div>
        <Typography>
          <FormattedMessage {...messages.intro} values={{ studio: studio.name, name }} />
        </Typography>
        <Typography color="textSecondary">
          <FormattedMessage
            {...messages.validUntil}
            values={{ until: <Moment at={tokenValidUntil} zone={studio.zoneId} inSentence /> }}
          />
        </Typography>
      </div>
      <Positions of={request} />
      {order?.state === 'FAILED' && (
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
        methods={request.paymentMethods}
        paying={paying}
        action={
          <FormattedMessage
            {...linkMessages.pay}
            values={{ amount: formatPrice(request.amount, intl.locale) }}
          />
        }
        busy={<FormattedMessage {...linkMessages.paying} />}
        noWays={<FormattedMessage {...linkMessages.noWays} />}
      />
    </Column>
  );
}
