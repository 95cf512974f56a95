import Button from '@mui/material/Button';
import { useGetStandingBookingOffer } from '@studio-portal/sdk/api/standing-bookings';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useActing } from '../../account/family/useActing.ts';
import { path } from '../../../lib/address/paths.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { recoverLostFocus } from '../../../lib/focus/recoverLostFocus.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { bookingState, type CourseAppointment } from '../courses/bookingState.ts';
import { EveryWeekSheet } from './EveryWeekSheet.tsx';
import { messages } from './messages.ts';
import { OpeningReminder } from './OpeningReminder.tsx';

/**
 * Offers members to have a class booked every week, or to be told when booking opens. Renders nothing
 * for others, for family members, and where the studio does not offer it; a failed request hides it,
 * since the class can be booked without it.
 */
export function EveryWeek({ appointment }: { appointment: CourseAppointment }) {
  const { connected, studioUuid } = useStudio();
  const { course, slot } = appointment;
  const isActing = useActing() !== undefined;
  const isPossible = connected && !isActing && course.itemType === 'COURSE';
  const { data: offer } = useGetStandingBookingOffer(course.id, {
    query: { enabled: isPossible },
  });
  const [isOpen, setOpen] = useState(false);
  const state = bookingState(appointment, useNow(slot.earliestBookingDateTime));
  if (!isPossible || !offer || state.kind === 'over') return null;
  const handleClose = () => {
    setOpen(false);
    // The button that opened the sheet is gone once the class is booked every week.
    recoverLostFocus();
  };
  return (
    <>
      {offer.standingBookingUuid === null
        ? offer.offered &&
          offer.covered && (
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <FormattedMessage {...messages.offer} />
            </Button>
          )
        : !isOpen && (
            <Button variant="text" component={Link} to={path('everyWeek', { studioUuid })}>
              <FormattedMessage {...messages.manage} />
            </Button>
          )}
      <EveryWeekSheet
        appointment={appointment}
        sharePercent={offer.sharePercent}
        open={isOpen}
        onClose={handleClose}
      />
      {state.kind === 'opens' && offer.standingBookingUuid === null && (
        <OpeningReminder courseAppointmentId={course.id} isSet={offer.reminder} />
      )}
    </>
  );
}
