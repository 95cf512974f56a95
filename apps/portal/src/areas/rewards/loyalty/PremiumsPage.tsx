import { useGetLoyaltyWidget, useListLoyaltyPremiums } from '@studio-portal/sdk/api/loyalty';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { useIdInQuery } from '../../../lib/browser/useIdInQuery.ts';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { RewardList } from '../shared/RewardList.tsx';
import { messages } from './messages.ts';
import { PremiumPage } from './PremiumPage.tsx';
import { PremiumRow } from './PremiumRow.tsx';
import { premiumParameter } from './premiumAddress.ts';
import { sortPremiums } from './sortPremiums.ts';

/** Rewards of the program, or the one that the query names. */
export function PremiumsPage() {
  const id = useIdInQuery(premiumParameter);
  return id === undefined ? <PremiumList /> : <PremiumPage id={id} />;
}

function PremiumList() {
  const premiums = useListLoyaltyPremiums({ query: { staleTime: 0 } });
  const widget = useGetLoyaltyWidget({ query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.premiums} />}
      queries={{ premiums, widget }}
      skeleton={<ListSkeleton rows={3} />}
      empty={(loaded) =>
        loaded.premiums.data.length === 0
          ? { drawing: 'search', title: <FormattedMessage {...messages.noRewards} /> }
          : undefined
      }
    >
      {(loaded) => (
        <RewardList>
          {sortPremiums(loaded.premiums.data).map((premium) => (
            <PremiumRow
              key={premium.assignmentId}
              premium={premium}
              balance={loaded.widget.data.points}
            />
          ))}
        </RewardList>
      )}
    </Page>
  );
}
