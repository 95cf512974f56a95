import Typography from '@mui/material/Typography';
import {
  useGetPaymentRequest,
  useGetPaymentRequestCheckout,
} from '@studio-portal/sdk/api/payment-requests';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { closedTexts } from './ClosedRequest.tsx';
import { messages } from './messages.ts';
import { RequestBody } from './RequestBody.tsx';

/**
 * Page of a payment request for anyone with its link: positions, payment and receipt, as read from
 * the server. The address names the order (`checkout`), so that the bank returns to it. Offers no
 * payment until that order has loaded.
 */
export function PaymentRequestPage({ paymentRequestId }: { paymentRequestId: string }) {
  const { locale } = useIntl();
  const [query] = useSearchParams();
  const checkoutId = query.get('checkout') ?? '';
  // The form stays while it starts an order of its own, which the address then names.
  const [returnedId] = useState(checkoutId);
  const hasReturned = checkoutId !== '' && checkoutId === returnedId;
  const request = useGetPaymentRequest(paymentRequestId, { query: { staleTime: 0 } });
  const checkout = useGetPaymentRequestCheckout(checkoutId, {
    query: { enabled: checkoutId !== '', staleTime: 0 },
  });
  const refetch = () =>
    void Promise.all([request.refetch(), checkoutId !== '' && checkout.refetch()]);
  // Ignore an order of another request.
  const order =
    checkout.data?.paymentRequest.paymentRequestUuid === paymentRequestId
      ? checkout.data
      : undefined;
  const { data } = request;
  const title = () => {
    if (!data) return <FormattedMessage {...titles.payment} />;
    if (order?.state === 'FINALIZED') return <FormattedMessage {...linkMessages.thanks} />;
    return data.state === 'OPEN' ? (
      <FormattedMessage
        {...linkMessages.payTitle}
        values={{ amount: formatPrice(data.amount, locale) }}
      />
    ) : (
      <FormattedMessage {...closedTexts[data.state].title} />
    );
  };
  const missing = {
    on: [400, 404],
    title: <FormattedMessage {...messages.unknown} />,
    action: (
      <Typography color="textSecondary">
        <FormattedMessage {...linkMessages.unknownText} />
      </Typography>
    ),
  };
  return (
    <Page
      template="form"
      title={title()}
      queries={hasReturned ? { request, checkout } : { request }}
      skeleton={<TextSkeleton lines={6} />}
      missing={missing}
    >
      {() =>
        data && (
          <RequestBody
            request={data}
            order={order}
            refetch={refetch}
            queryKeys={[request.queryKey, checkout.queryKey]}
          />
        )
      }
    </Page>
  );
}
