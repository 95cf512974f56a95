import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CheckinReservation } from '@studio-portal/sdk/types';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ReservationTerms } from './ReservationTerms.tsx';
import { visitName } from './visitName.ts';
import { bookingReference, ReferenceText } from '../../checkout/result/reference.tsx';
import { Directions } from '../../checkout/result/Directions.tsx';
import { ResultCard } from '../../checkout/result/ResultCard.tsx';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { placeLine } from '../../studio/shared/addressLines.ts';
import { AddToCalendar } from '../../../lib/calendar/AddToCalendar.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const Next = styled('ul')({ display: 'grid', gap: space(8), margin: 0, paddingLeft: space(24) });

/**
 * Shows a reservation with its reference, time, place, deadlines for check-in and cancelation, and
 * a calendar file.
 */
export function ReservationResult({ reservation }: { reservation: CheckinReservation }) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const { id, startDateTime, endDateTime, lastPossibleCheckinDateTime, cancelableUntil } =
    reservation;
  const name = visitName(intl, startDateTime, endDateTime);
  const moment = (instant: Date) => <Moment at={instant} zone={studio.zoneId} inSentence />;
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...messages.done} />}
        description={<FormattedMessage {...messages.doneText} />}
        next={
          <>
            <ResultCard
              name={name}
              picture={studio.image}
              when={{ start: startDateTime, end: endDateTime }}
              stub={
                <>
                  <ReferenceText {...bookingReference(id)} />
                  <AddToCalendar
                    event={{
                      uuid: id,
                      title: `${name}, ${studio.name}`,
                      start: startDateTime,
                      end: endDateTime,
                      place: placeLine(studio),
                      studio: studio.name,
                    }}
                  />
                </>
              }
            >
              <Directions />
            </ResultCard>
            <Next>
              <li>
                <FormattedMessage
                  {...messages.nextCheckIn}
                  values={{ until: moment(lastPossibleCheckinDateTime) }}
                />
              </li>
              {cancelableUntil && (
                <li>
                  <ReservationTerms reservation={reservation} />
                </li>
              )}
            </Next>
          </>
        }
        actions={
          <>
            <Button
              variant="contained"
              component={Link}
              to={path('myCheckinReservations', { studioUuid })}
            >
              <FormattedMessage {...messages.toReservations} />
            </Button>
            <Button variant="text" component={Link} to={path('checkinReservation', { studioUuid })}>
              <FormattedMessage {...messages.again} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
