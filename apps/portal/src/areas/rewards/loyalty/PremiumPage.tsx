import { useGetLoyaltyPremiumInfo } from '@studio-portal/sdk/api/loyalty';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { BackLink } from '../../../lib/page/BackLink.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { RedeemPremium } from './RedeemPremium.tsx';

/** A reward: description, price and how to redeem it. */
export function PremiumPage({ id }: { id: number }) {
  const { studioUuid } = useStudio();
  const info = useGetLoyaltyPremiumInfo(id, { query: { staleTime: 0 } });
  useOwnTitle(info.data?.premium.name);
  return (
    <Page
      title={info.data?.premium.name ?? <FormattedMessage {...selfServiceTitles.premiums} />}
      template="form"
      above={<BackLink href={path('loyaltyPremiums', { studioUuid })} label={messages.back} />}
      queries={{ info }}
      skeleton={<TextSkeleton />}
      missing={{ title: <FormattedMessage {...messages.noSuch} /> }}
    >
      {(loaded) => <RedeemPremium info={loaded.info.data} />}
    </Page>
  );
}
