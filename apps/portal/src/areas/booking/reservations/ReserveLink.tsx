import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCanOpen } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './listMessages.ts';

/** Links to the times of this studio; renders nothing if it takes no reservations. */
export function ReserveLink() {
  const { studioUuid } = useStudio();
  if (!useCanOpen('checkinReservation')) return null;
  return (
    <Button variant="contained" component={Link} to={path('checkinReservation', { studioUuid })}>
      <FormattedMessage {...messages.reserve} />
    </Button>
  );
}
