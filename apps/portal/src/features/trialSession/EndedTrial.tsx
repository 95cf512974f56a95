import Button from '@mui/material/Button';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { resultMessages } from '../../domains/checkout/resultMessages.ts';
import { Moment } from '../../lib/Moment.tsx';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';

/** A trial session that is canceled, or was not confirmed in time; it may be booked again. */
export function EndedTrial({ item }: { item: CalendarItem }) {
  const { studioUuid } = useStudio();
  const { uuid, name, startDateTime, studio } = item;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...messages.endedTitle} />}
        description={
          <FormattedMessage
            {...messages.endedText}
            values={{ name, when: <Moment at={startDateTime} zone={studio.zoneId} inSentence /> }}
          />
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: uuid.slice(0, 8).toUpperCase(),
        }}
        actions={
          <Button variant="contained" component={Link} to={path('trialSession', { studioUuid })}>
            <FormattedMessage {...messages.again} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
