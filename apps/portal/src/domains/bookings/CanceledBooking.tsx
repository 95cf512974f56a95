import Button from '@mui/material/Button';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../checkout/ResultRoom.tsx';
import { resultMessages } from '../checkout/resultMessages.ts';
import { Moment } from '../../lib/Moment.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import type { Flow } from '../checkout/Flow.ts';
import { bookingMessages } from './bookingMessages.ts';

/** A booking that was canceled, by whoever made it or by the studio. */
export function CanceledBooking({
  flow,
  item,
}: {
  flow: Pick<Flow, 'texts' | 'others'>;
  item: CalendarItem;
}) {
  const { studioUuid } = useStudio();
  const { uuid, name, startDateTime, studio } = item;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...bookingMessages.canceledTitle} />}
        description={
          <FormattedMessage
            {...bookingMessages.canceledText}
            values={{ name, when: <Moment at={startDateTime} zone={studio.zoneId} inSentence /> }}
          />
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: uuid.slice(0, 8).toUpperCase(),
        }}
        actions={
          <Button variant="contained" component={Link} to={flow.others(studioUuid)}>
            <FormattedMessage {...flow.texts.toOthers} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
