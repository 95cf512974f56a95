import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import type { BookingOption } from '@studio-portal/sdk/types';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { path } from '../../../app/paths.ts';
import { ErrorWords } from '../../../lib/apiErrors/ErrorWords.tsx';
import { type Appointment, freePlaces } from '../../../lib/courses/bookingState.ts';
import { Moment } from '../../../lib/Moment.tsx';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';
import { messages } from '../messages.ts';
import { BookingFrame } from './BookingFrame.tsx';
import { BookingSummary } from './BookingSummary.tsx';

/** Books with an option, without payment. When the last place went meanwhile, the button offers the waiting list. */
export function OptionSummaryStep({
  appointment,
  option,
}: {
  appointment: Appointment;
  option: BookingOption;
}) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { studio, studioUuid } = useStudio();
  const { course, slot } = appointment;
  const { mutate, isPending, isSuccess, error } = useBookCourse();
  const waiting = freePlaces(course) === 0;
  const until = <Moment at={slot.cancelableUntil} zone={studio.zoneId} inSentence />;
  const book = () =>
    mutate(
      {
        data: {
          courseAppointmentId: course.id,
          bookingOptionId: option.id,
          joinWaitingList: waiting,
        },
      },
      {
        onSuccess: ({ uuid }) => {
          void queryClient.invalidateQueries();
          void navigate(
            `${path('courseSuccess', { studioUuid, id: course.id, checkoutId: uuid })}?by=option`,
            { replace: true },
          );
        },
        // Somebody was faster: ask again, so that the page shows the places there are now.
        onError: () => void queryClient.invalidateQueries(),
      },
    );
  return (
    <BookingFrame
      title={<FormattedMessage {...flowMessages.summaryTitle} />}
      steps={[{ id: 'summary' }]}
      current="summary"
      summary={<BookingSummary course={course} pays={option.name} />}
      total={<FormattedMessage {...messages.paysWith} values={{ name: option.name }} />}
      action={
        <LoadingButton size="large" fullWidth loading={isPending || isSuccess} onClick={book}>
          <FormattedMessage {...(waiting ? flowMessages.joinWaitingList : flowMessages.book)} />
        </LoadingButton>
      }
    >
      {error && (
        <Alert severity={error.status === 409 ? 'warning' : 'error'} role="alert">
          <ErrorWords error={error} timeZone={studio.zoneId} />
        </Alert>
      )}
      {waiting && (
        <Alert severity="info">
          <FormattedMessage
            {...messages.waitingText}
            values={{ position: course.waitingListParticipants + 1 }}
          />
        </Alert>
      )}
      <Typography>
        <FormattedMessage {...flowMessages.cancelableOption} values={{ until }} />
      </Typography>
    </BookingFrame>
  );
}
