import Button from '@mui/material/Button';
import { useListStandingBookings } from '@studio-portal/sdk/api/standing-bookings';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Links to the weekly bookings of a member who has some; the page is complete without it, so it shows no error. */
export function EveryWeekLink() {
  const { connected, studioUuid } = useStudio();
  const { data } = useListStandingBookings({ query: { enabled: connected } });
  if (!data || data.standingBookings.length === 0) return null;
  return (
    <Button variant="outlined" component={Link} to={path('everyWeek', { studioUuid })}>
      <FormattedMessage {...titles.everyWeek} />
    </Button>
  );
}
