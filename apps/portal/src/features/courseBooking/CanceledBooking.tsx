import Button from '@mui/material/Button';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ResultRoom } from '../../domains/checkout/ResultRoom.tsx';
import { resultMessages } from '../../domains/checkout/resultMessages.ts';
import { Moment } from '../../lib/Moment.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { courseFlow } from './courseFlow.ts';
import { messages } from './messages.ts';

/** A booking that was canceled, by whoever made it or by the studio. */
export function CanceledBooking({ item }: { item: CalendarItem }) {
  const { studioUuid } = useStudio();
  const { uuid, name, startDateTime, studio } = item;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...messages.canceledTitle} />}
        description={
          <FormattedMessage
            {...messages.canceledText}
            values={{ name, when: <Moment at={startDateTime} zone={studio.zoneId} inSentence /> }}
          />
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: uuid.slice(0, 8).toUpperCase(),
        }}
        actions={
          <Button variant="contained" component={Link} to={courseFlow.others(studioUuid)}>
            <FormattedMessage {...courseFlow.texts.toOthers} />
          </Button>
        }
      />
    </ResultRoom>
  );
}
