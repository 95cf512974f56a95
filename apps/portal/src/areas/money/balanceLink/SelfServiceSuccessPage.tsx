import { useGetPublicAccountBalanceCheckout } from '@studio-portal/sdk/api/checkouts';
import { ResultSkeleton } from '@studio-portal/ui/ResultSkeleton';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { FormattedMessage } from 'react-intl';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { Navigate, useLocation } from 'react-router';

import { Page } from '../../../lib/page/Page.tsx';
import { readQuery } from '../../../lib/address/query.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { overviewAddress, payAddress, readCheckout } from './addresses.ts';
import { messages } from './messages.ts';
import { PaidBalance } from './PaidBalance.tsx';

/**
 * Shows the receipt of a link payment with the remaining actions, as read from the server.
 * Redirects unsettled payments to the payment page.
 */
export function SelfServiceSuccessPage() {
  const { search } = useLocation();
  const { token } = readQuery(search);
  const checkout = readCheckout(search);
  const enabled = checkout !== undefined;
  const order = useGetPublicAccountBalanceCheckout(checkout ?? '', {
    query: { enabled, staleTime: 0 },
  });
  if (order.data?.state === 'FINALIZED') return <PaidBalance order={order.data} token={token} />;
  if (order.data) return <Navigate to={payAddress(search, checkout)} replace />;
  const missing = {
    drawing: 'search',
    title: <FormattedMessage {...messages.unknownPayment} />,
    action:
      token === undefined ? null : (
        <SiteLink href={overviewAddress(search)}>
          <FormattedMessage {...linkMessages.overview} />
        </SiteLink>
      ),
  } as const;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...titles.payment} />}
      queries={enabled ? { order } : {}}
      skeleton={<ResultSkeleton />}
      missing={{ ...missing, on: [400, 404] }}
      empty={() => (enabled ? undefined : missing)}
    >
      {() => null}
    </Page>
  );
}
