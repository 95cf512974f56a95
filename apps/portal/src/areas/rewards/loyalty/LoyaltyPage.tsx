import { useGetLoyaltyCustomerState } from '@studio-portal/sdk/api/loyalty';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { Joining } from './Joining.tsx';
import { Standing } from './Standing.tsx';

/** The loyalty programme, named as it names itself: what invites to it until the member takes part, and from then on how they stand. */
export function LoyaltyPage() {
  const state = useGetLoyaltyCustomerState({ query: { staleTime: 0 } });
  useOwnTitle(state.data?.title);
  return (
    <Page
      title={state.data?.title ?? <FormattedMessage {...selfServiceTitles.loyaltyProgram} />}
      queries={{ state }}
      skeleton={<TextSkeleton />}
    >
      {(loaded) => (loaded.state.data.state === 'REGISTERED' ? <Standing /> : <Joining />)}
    </Page>
  );
}
