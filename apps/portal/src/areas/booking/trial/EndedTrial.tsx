import Button from '@mui/material/Button';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { EndedResult } from '../../checkout/result/EndedResult.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Shows a trial session that was canceled or not confirmed in time, with a link to book again. */
export function EndedTrial({ item }: { item: CalendarItem }) {
  const { studioUuid } = useStudio();
  const { uuid, name, startDateTime, studio } = item;
  return (
    <EndedResult
      title={messages.endedTitle}
      text={messages.endedText}
      uuid={uuid}
      name={name}
      at={startDateTime}
      zone={studio.zoneId}
      actions={
        <Button variant="contained" component={Link} to={path('trialSession', { studioUuid })}>
          <FormattedMessage {...messages.again} />
        </Button>
      }
    />
  );
}
