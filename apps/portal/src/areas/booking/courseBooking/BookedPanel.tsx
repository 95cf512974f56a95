import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { CourseAppointment } from '../courses/bookingState.ts';
import { getBookableKind } from '../courses/getBookableKind.ts';
import { useOfferPush } from '../../messages/push/useOfferPush.ts';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { now } from '../../../lib/dates/dates.ts';
import { moveFocus } from '../../../lib/focus/moveFocus.ts';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BookingStream } from '../streams/BookingStream.tsx';
import { LateCancelationNote } from '../../checkout/flow/LateCancelationNote.tsx';
import { messages } from './messages.ts';
import { SeriesOffer } from './SeriesOffer.tsx';
import type { InstantBooking } from './useInstantBooking.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';

interface BookedPanelProps {
  appointment: CourseAppointment;
  instantBooking: InstantBooking;
}

/**
 * Shows the user's place, or place on the waiting list. A booking made on this page can be undone
 * at once.
 */
export function BookedPanel({ appointment, instantBooking }: BookedPanelProps) {
  const { course, slot } = appointment;
  const { studio, studioUuid, connected } = useStudio();
  const { booked, undo, undoing, error } = instantBooking;
  const uuid = booked?.uuid ?? course.myBooking?.uuid;
  const isWaiting = booked ? booked.onWaitingList : slot.onWaitingList;
  // A waiting list can be left until the start.
  const canCancelUntil = isWaiting ? slot.startDateTime : slot.cancelableUntil;
  const position = booked?.waitingListPosition ?? course.myBooking?.waitingListPosition ?? 0;
  useOfferPush(booked?.onWaitingList ?? false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so keyboard and screen reader users continue at the result.
  useEffect(() => {
    if (booked) moveFocus(heading.current, { preventScroll: true });
  }, [booked]);
  return (
    <>
      <Typography variant="h2" ref={heading}>
        {isWaiting ? (
          <FormattedMessage {...messages.stateWaiting} values={{ position }} />
        ) : (
          <FormattedMessage {...messages.stateBooked} />
        )}
      </Typography>
      <Typography>
        {canCancelUntil > now() && (
          <FormattedMessage
            {...(isWaiting ? messages.leaveUntil : messages.cancelUntil)}
            values={{ until: <Moment at={canCancelUntil} zone={slot.studio.zoneId} inSentence /> }}
          />
        )}{' '}
        {!isWaiting && (
          <LateCancelationNote late={slot.lateCancelation} isLate={canCancelUntil <= now()} />
        )}
      </Typography>
      {uuid && !isWaiting && course.appointmentMeetingType === 'STREAM' && (
        <BookingStream uuid={uuid} />
      )}
      {error && (
        <Alert kind="error">
          <ErrorMessage error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {uuid && (
        <Button
          variant="contained"
          component={Link}
          to={getBookableKind(course).result(studioUuid, course.id, uuid)}
        >
          <FormattedMessage {...messages.viewBooking} />
        </Button>
      )}
      {undo ? (
        <LoadingButton variant="outlined" loading={undoing} onClick={undo}>
          <FormattedMessage {...messages.undo} />
        </LoadingButton>
      ) : (
        <Button variant="outlined" component={Link} to={path('myBookings', { studioUuid })}>
          <FormattedMessage {...messages.seeBookings} />
        </Button>
      )}
      {connected && course.itemType === 'COURSE' && <SeriesOffer appointment={appointment} />}
    </>
  );
}
