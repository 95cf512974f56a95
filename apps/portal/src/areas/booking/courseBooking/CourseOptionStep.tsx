import { afterBooking } from '../bookings/justBooked.ts';
import { useBookCourse } from '@studio-portal/sdk/api/calendar';
import { useNavigate } from 'react-router';
import { OptionSummaryStep } from '../bookings/OptionSummaryStep.tsx';
import type { Flow } from '../../checkout/flow/Flow.ts';
import type { BookableKind } from '../courses/BookableKind.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { allowOneTapBooking } from './oneTapBooking.ts';
import { useCourseOption } from './useCourseSubject.ts';

/** Books a place in a course or at an event with a booking option of the member. */
export function CourseOptionStep({ kind, flow }: { kind: BookableKind; flow: Flow }) {
  const navigate = useNavigate();
  const id = useNumericParam('id') ?? 0;
  const { studioUuid } = useStudio();
  const loaded = useCourseOption(kind);
  const { mutate, isPending, isSuccess, error } = useBookCourse();
  return (
    <OptionSummaryStep
      flow={flow}
      purpose="course"
      loaded={loaded}
      pending={isPending || isSuccess}
      error={error}
      book={({ id: bookingOptionId }, joinWaitingList, acceptsLatePromotion) =>
        mutate(
          {
            data: {
              courseAppointmentId: id,
              bookingOptionId,
              joinWaitingList,
              acceptsLatePromotion,
            },
          },
          {
            onSuccess: ({ uuid }) => {
              allowOneTapBooking();
              void navigate(kind.result(studioUuid, id, uuid), afterBooking);
            },
          },
        )
      }
    />
  );
}
