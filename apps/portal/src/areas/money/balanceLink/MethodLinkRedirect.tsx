import { useGetPaymentMethodCustomer } from '@studio-portal/sdk/api/payment-methods';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { linkRefusal, unknownLink } from '../../checkout/links/linkRefusal.ts';
import { RefusedLink } from '../../checkout/links/RefusedLink.tsx';
import { path } from '../../../lib/address/paths.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { messages } from './messages.ts';

/**
 * Redirects a link for the payment method to its page. Addresses with a token lead here (spec 2.5),
 * whatever the link is for, and only the backend can tell.
 * @param token unknown as a self-service link
 */
export function MethodLinkRedirect({ token }: { token: string }) {
  const { search } = useLocation();
  const method = useGetPaymentMethodCustomer(token, { query: { staleTime: 0 } });
  const refusal = linkRefusal(method.error, messages.usedText);
  if (refusal?.kind === 'unknown') return <RefusedLink refusal={unknownLink} />;
  // The page also explains why a link can no longer be used.
  const redirect = <Navigate to={path('externalUpdatePaymentMethod') + search} replace />;
  if (refusal) return redirect;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...messages.title} />}
      queries={{ method }}
      skeleton={<RowsSkeleton rows={2} />}
    >
      {() => redirect}
    </Page>
  );
}
