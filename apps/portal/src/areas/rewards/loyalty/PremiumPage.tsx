import { useGetLoyaltyPremiumInfo } from '@studio-portal/sdk/api/loyalty';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { messages } from './messages.ts';
import { RedeemPremium } from './RedeemPremium.tsx';

/** A reward: description, price and how to redeem it. */
export function PremiumPage({ id }: { id: number }) {
  const info = useGetLoyaltyPremiumInfo(id, { query: { staleTime: 0 } });
  useOwnTitle(info.data?.premium.name);
  return (
    <Page
      title={info.data?.premium.name ?? <FormattedMessage {...selfServiceTitles.premiums} />}
      template="form"
      queries={{ info }}
      skeleton={<TextSkeleton />}
      missing={{ title: <FormattedMessage {...messages.noSuch} /> }}
    >
      {(loaded) => <RedeemPremium info={loaded.info.data} />}
    </Page>
  );
}
