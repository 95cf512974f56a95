import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { bookingMessages } from './bookingMessages.ts';
import { formatEnding } from './formatEnding.ts';
import { useBooking } from './useBooking.ts';
import { EndedResult } from '../../checkout/result/EndedResult.tsx';
import type { Flow, Order } from '../../checkout/flow/Flow.ts';
import { resultMessages } from '../../checkout/result/resultMessages.ts';

/**
 * Shows an order whose booking has ended since: it was canceled, or no place came up on the waiting
 * list. Links to the payments, which show refunds.
 */
export function EndedBooking({ flow, order }: { flow: Flow; order: Order }) {
  const { studio, studioUuid, user } = useStudio();
  const { id, booking, subject } = order;
  const intl = useIntl();
  const { data } = useBooking(booking?.uuid);
  return (
    <EndedResult
      title={bookingMessages.canceledTitle}
      text={bookingMessages.canceledText}
      uuid={booking?.uuid ?? id}
      name={subject.name}
      at={subject.when?.start}
      zone={studio.zoneId}
      reason={data ? formatEnding(data, intl) : ''}
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
  );
}
