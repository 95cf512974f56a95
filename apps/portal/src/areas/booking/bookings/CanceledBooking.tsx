import Button from '@mui/material/Button';
import type { CalendarItem } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { EndedResult } from '../../checkout/result/EndedResult.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow } from '../../checkout/flow/Flow.ts';
import { RemoveFromCalendar } from '../../../lib/calendar/RemoveFromCalendar.tsx';
import { path } from '../../../lib/address/paths.ts';
import { resultMessages } from '../../checkout/result/resultMessages.ts';
import { formatEnding } from './formatEnding.ts';
import { bookingMessages } from './bookingMessages.ts';

/**
 * Shows a canceled booking: why it ended, what was returned, and links to other bookables and
 * payments.
 */
export function CanceledBooking({
  flow,
  item,
}: {
  flow: Pick<Flow, 'texts' | 'others'>;
  item: CalendarItem;
}) {
  const { studioUuid, user } = useStudio();
  const intl = useIntl();
  const { uuid, name, startDateTime, endDateTime, studio, ending } = item;
  return (
    <EndedResult
      title={bookingMessages.canceledTitle}
      text={bookingMessages.canceledText}
      uuid={uuid}
      name={name}
      at={startDateTime}
      zone={studio.zoneId}
      reason={formatEnding(item, intl)}
      actions={
        <>
          <Button variant="contained" component={Link} to={flow.others(studioUuid)}>
            <FormattedMessage {...flow.texts.toOthers} />
          </Button>
          {user && ending?.refund && (
            <Button variant="outlined" component={Link} to={path('myPayments', { studioUuid })}>
              <FormattedMessage {...resultMessages.toPayments} />
            </Button>
          )}
          <RemoveFromCalendar
            event={{
              uuid,
              title: `${name}, ${studio.name}`,
              start: startDateTime,
              end: endDateTime,
              place: [...item.locations.map((room) => room.name), studio.name].join(', '),
              studio: studio.name,
            }}
          />
        </>
      }
    />
  );
}
