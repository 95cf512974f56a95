import { useBookSingle } from '@studio-portal/sdk/api/calendar';
import { useNavigate } from 'react-router';
import { OptionSummaryStep } from '../../domains/bookings/OptionSummaryStep.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { appointmentResult } from './appointmentAddresses.ts';
import { appointmentFlow } from './appointmentFlow.tsx';
import { useAppointmentOption } from './useAppointmentSubject.ts';

/** Books the chosen time with what the member holds. */
export function AppointmentOptionStep() {
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const loaded = useAppointmentOption();
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
              void navigate(appointmentResult(studioUuid, benefitId, uuid), { replace: true }),
          },
        );
      }}
    />
  );
}
