import { afterBooking } from '../bookings/justBooked.ts';
import { ApiError } from '@studio-portal/sdk';
import {
  createBenefitTrialCourseAppointment,
  createBenefitTrialSingleAppointment,
  createTrialSession,
} from '@studio-portal/sdk/api/trial-sessions';
import type { LegalInfoType, TrialCustomerData } from '@studio-portal/sdk/types';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { saveBooker } from './booker.ts';
import { trialResult } from './trialResult.ts';
import { useEmployee } from './useEmployee.ts';
import type { Trial } from './useTrial.ts';
import type { TrialSlot } from './useTrialSlot.ts';

interface BookTrialRequest {
  customerData: TrialCustomerData;
  acceptedConsents: LegalInfoType[];
}

/**
 * Books the trial session or the course that is tried instead, with or without an account, then
 * opens the result.
 * @param onConflict called on 409, since the time may be taken and needs a reload
 */
export function useBookTrial(
  { config: { benefitId } }: Trial,
  { slot, course }: TrialSlot,
  onConflict: () => void,
) {
  const navigate = useNavigate();
  const { studio, studioUuid, user } = useStudio();
  const employeeId = useEmployee() ?? null;
  const { mutate, isPending, isSuccess, error } = useApiMutation(
    [
      'createTrialSession',
      'createBenefitTrialSingleAppointment',
      'createBenefitTrialCourseAppointment',
    ],
    {
      mutationFn: (person: BookTrialRequest) => {
        if (course)
          return createBenefitTrialCourseAppointment({ courseAppointmentId: course.id, ...person });
        const { startDateTime } = slot;
        const appointment = { benefitId, organizationUnitId: studio.id, startDateTime, employeeId };
        const request = { ...appointment, ...person };
        return user ? createTrialSession(request) : createBenefitTrialSingleAppointment(request);
      },
      onSuccess: ({ calendarItem: { uuid }, confirmUntil }, { customerData }) => {
        if (confirmUntil) saveBooker(uuid, customerData);
        void navigate(trialResult(studioUuid, benefitId, uuid), afterBooking);
      },
      onError: (refusal) => {
        if (refusal instanceof ApiError && refusal.status === 409) onConflict();
      },
    },
  );
  return {
    book: (customerData: TrialCustomerData, acceptedConsents: LegalInfoType[]) =>
      mutate({ customerData, acceptedConsents }),
    pending: isPending || isSuccess,
    error,
  };
}
