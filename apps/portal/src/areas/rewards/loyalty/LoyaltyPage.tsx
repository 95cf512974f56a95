import { useGetLoyaltyCustomerState } from '@studio-portal/sdk/api/loyalty';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { JoinProgram } from './JoinProgram.tsx';
import { LoyaltyStatus } from './LoyaltyStatus.tsx';

/**
 * Loyalty program under its own name: the landing page until the member joins, and the member's
 * status afterwards.
 */
export function LoyaltyPage() {
  const state = useGetLoyaltyCustomerState({ query: { staleTime: 0 } });
  useOwnTitle(state.data?.title);
  return (
    <Page
      title={state.data?.title ?? <FormattedMessage {...selfServiceTitles.loyaltyProgram} />}
      queries={{ state }}
      skeleton={<TextSkeleton />}
    >
      {(loaded) => (loaded.state.data.state === 'REGISTERED' ? <LoyaltyStatus /> : <JoinProgram />)}
    </Page>
  );
}
