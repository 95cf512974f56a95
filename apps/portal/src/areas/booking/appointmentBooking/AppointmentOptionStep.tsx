import { afterBooking } from '../bookings/justBooked.ts';
import { useBookSingle } from '@studio-portal/sdk/api/calendar';
import { useNavigate } from 'react-router';
import { appointmentResult } from '../appointments/appointmentResult.ts';
import { OptionSummaryStep } from '../bookings/OptionSummaryStep.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { appointmentFlow } from './appointmentFlow.tsx';
import { useAppointmentOption } from './useAppointmentSubject.ts';

/** Books the selected time with a booking option of the member. */
export function AppointmentOptionStep() {
  const loaded = useAppointmentOption();
  const chosen = loaded.status === 'ready' ? loaded.value : undefined;
  // Remounts on another time or option, which clears the error of the previous one.
  const bookingKey = chosen && `${chosen.option.id} ${chosen.chosen.slot.startDateTime.toJSON()}`;
  return <OptionBooking key={bookingKey} loaded={loaded} />;
}

function OptionBooking({ loaded }: { loaded: ReturnType<typeof useAppointmentOption> }) {
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const { mutate, isPending, isSuccess, error } = useBookSingle();
  return (
    <OptionSummaryStep
      flow={appointmentFlow}
      purpose="appointment"
      loaded={loaded}
      pending={isPending || isSuccess}
      error={error}
      book={(option) => {
        if (loaded.status !== 'ready') return;
        const { appointment, slot, employeeId } = loaded.value.chosen;
        const { benefitId } = appointment;
        mutate(
          {
            data: {
              benefitId,
              organizationUnitId: studio.id,
              startDateTime: slot.startDateTime,
              employeeId,
              bookingOptionId: option.id,
            },
          },
          {
            onSuccess: ({ uuid }) =>
              void navigate(appointmentResult(studioUuid, benefitId, uuid), afterBooking),
          },
        );
      }}
    />
  );
}
