import Button from '@mui/material/Button';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { bookingMessages } from '../bookings/bookingMessages.ts';
import { Moment } from '../../lib/Moment.tsx';
import type { Flow, Order } from './Flow.ts';
import { ResultRoom } from './ResultRoom.tsx';
import { resultMessages } from './resultMessages.ts';

/** An order whose booking has ended since: canceled by somebody, or a place that did not come up. What became of money stands among the payments. */
export function EndedBooking({ flow, order }: { flow: Flow; order: Order }) {
  const { studio, studioUuid, user } = useStudio();
  const { id, booking, subject } = order;
  const { name, when } = subject;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...bookingMessages.canceledTitle} />}
        description={
          when && (
            <FormattedMessage
              {...bookingMessages.canceledText}
              values={{ name, when: <Moment at={when.start} zone={studio.zoneId} inSentence /> }}
            />
          )
        }
        reference={{
          label: <FormattedMessage {...resultMessages.reference} />,
          value: (booking?.uuid ?? id).slice(0, 8).toUpperCase(),
        }}
        actions={
          <>
            {user && (
              <Button variant="outlined" component={Link} to={path('myPayments', { studioUuid })}>
                <FormattedMessage {...resultMessages.toPayments} />
              </Button>
            )}
            <Button variant="contained" component={Link} to={flow.others(studioUuid)}>
              <FormattedMessage {...flow.texts.toOthers} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
