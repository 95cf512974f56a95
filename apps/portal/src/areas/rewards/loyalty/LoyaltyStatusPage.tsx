import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  useGetLoyaltyOverview,
  useGetLoyaltyWidget,
  useListLoyaltyLevels,
} from '@studio-portal/sdk/api/loyalty';
import type { LoyaltyWidget } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { messages as overviewMessages } from '../../membership/overview/messages.ts';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { Expirations } from './Expirations.tsx';
import { Levels } from './Levels.tsx';
import { messages } from './messages.ts';

/** Status of a participant under the program's name: points, level, rewards and expiring points. */
export function LoyaltyStatusPage() {
  const widget = useGetLoyaltyWidget({ query: { staleTime: 0 } });
  const levels = useListLoyaltyLevels({ query: { staleTime: 0 } });
  const overview = useGetLoyaltyOverview({ query: { staleTime: 0 } });
  useOwnTitle(widget.data?.title);
  return (
    <Page
      title={widget.data?.title ?? <FormattedMessage {...selfServiceTitles.loyaltyProgram} />}
      queries={{ widget, levels, overview }}
      skeleton={<TextSkeleton />}
    >
      {(loaded) => (
        <>
          <Widget widget={loaded.widget.data} />
          <Levels levels={loaded.levels.data} />
          <Expirations expirations={loaded.overview.data.expirations} />
        </>
      )}
    </Page>
  );
}

function Widget({ widget }: { widget: LoyaltyWidget }) {
  const { points, level, nextLevel, redeemablePremiums } = widget;
  const { studioUuid } = useStudio();
  return (
    <section>
      <Typography color="textSecondary">
        <FormattedMessage {...messages.toSpend} />
      </Typography>
      <Typography variant="h1" component="p">
        <FormattedMessage {...messages.points} values={{ count: points }} />
      </Typography>
      <Typography color="textSecondary">
        {level !== null && <FormattedMessage {...messages.level} values={{ name: level }} />}
        {level !== null && nextLevel && ' · '}
        {nextLevel && (
          <FormattedMessage
            {...messages.toNext}
            values={{ count: nextLevel.pointsMissing, name: nextLevel.name }}
          />
        )}
      </Typography>
      {redeemablePremiums > 0 && (
        <Typography color="textSecondary">
          <FormattedMessage {...overviewMessages.rewards} values={{ count: redeemablePremiums }} />
        </Typography>
      )}
      <Actions>
        <Button variant="contained" component={Link} to={path('loyaltyPremiums', { studioUuid })}>
          <FormattedMessage {...messages.toRewards} />
        </Button>
        <Button variant="outlined" component={Link} to={path('loyaltyActivities', { studioUuid })}>
          <FormattedMessage {...messages.toActivities} />
        </Button>
        <Button variant="text" component={Link} to={path('loyaltyPoints', { studioUuid })}>
          <FormattedMessage {...messages.toPoints} />
        </Button>
      </Actions>
    </section>
  );
}
