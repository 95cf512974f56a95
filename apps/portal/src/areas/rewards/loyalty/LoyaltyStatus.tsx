import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetLoyaltyOverview, useListLoyaltyLevels } from '@studio-portal/sdk/api/loyalty';
import type { LoyaltyOverview } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { Expirations } from './Expirations.tsx';
import { Levels } from './Levels.tsx';
import { messages } from './messages.ts';

/** Status of a participant: points, level, next level and expiring points. */
export function LoyaltyStatus() {
  const overview = useGetLoyaltyOverview({ query: { staleTime: 0 } });
  const levels = useListLoyaltyLevels({ query: { staleTime: 0 } });
  const error = overview.error ?? levels.error;
  const errorState = useErrorState(error);
  if (error && !(overview.data && levels.data))
    return (
      <ErrorState
        {...errorState}
        onRetry={() => void Promise.all([overview.refetch(), levels.refetch()])}
      />
    );
  if (!overview.data || !levels.data) return <TextSkeleton />;
  return (
    <>
      <Points overview={overview.data} />
      <Levels levels={levels.data} />
      <Expirations expirations={overview.data.expirations} />
    </>
  );
}

function Points({ overview: { points, level, nextLevel } }: { overview: LoyaltyOverview }) {
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
