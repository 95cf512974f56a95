import { afterBooking } from '../bookings/justBooked.ts';
import { useBookSingle } from '@studio-portal/sdk/api/calendar';
import { useNavigate } from 'react-router';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { OptionSummaryStep } from '../bookings/OptionSummaryStep.tsx';
import { trialFlow } from './trialFlow.ts';
import { trialResult } from './trialResult.ts';
import { useEmployee } from './useEmployee.ts';
import { useTrialOption } from './useTrialOption.tsx';

/** Books the selected time of the trial session with a trial contingent. */
export function TrialOptionStep() {
  const navigate = useNavigate();
  const { studio, studioUuid } = useStudio();
  const employeeId = useEmployee() ?? null;
  const loaded = useTrialOption();
  const { mutate, isPending, isSuccess, error } = useBookSingle();
  return (
    <OptionSummaryStep
      flow={trialFlow}
      purpose="trialSession"
      loaded={loaded}
      pending={isPending || isSuccess}
      error={error}
      book={({ id: bookingOptionId }) => {
        if (loaded.status !== 'ready') return;
        const { benefitId, startDateTime } = loaded.value;
        mutate(
          {
            data: {
              benefitId,
              organizationUnitId: studio.id,
              startDateTime,
              employeeId,
              bookingOptionId,
            },
          },
          {
            onSuccess: ({ uuid }) =>
              void navigate(trialResult(studioUuid, benefitId, uuid), afterBooking),
          },
        );
      }}
    />
  );
}
