import { useGetPublicSingleAppointmentSlot } from '@studio-portal/sdk/api/bookable-items';
import type { BookableCourse, BookableSingleAppointment, Slot } from '@studio-portal/sdk/types';
import type { Loaded } from '../../checkout/flow/Flow.ts';
import { chosenSlot } from '../../checkout/flow/slot.ts';
import { now } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useEmployee } from './useEmployee.ts';

/** Selected time with its current availability. */
export interface TrialSlot {
  slot: Slot;
  available: boolean;
  /** Course that is tried for free instead of the appointment. */
  course?: BookableCourse;
}

const toTrialSlot = ({
  slots: [slot],
  available,
}: BookableSingleAppointment): TrialSlot | undefined => slot && { slot, available };

/**
 * Reloads the selected time, since it may be taken by now.
 * @param firstStep redirect target if no time is selected or the studio has no slot then
 */
export function useTrialSlot(benefitId: number, firstStep: string): Loaded<TrialSlot> {
  const { studio } = useStudio();
  const startDateTime = chosenSlot(benefitId)?.start;
  const employeeId = useEmployee();
  const { data, error, refetch, isFetching } = useGetPublicSingleAppointmentSlot(
    benefitId,
    {
      organizationUnitId: studio.id,
      startDateTime: (startDateTime ?? now()).toJSON(),
      ...(employeeId === undefined ? {} : { employeeId }),
    },
    { query: { enabled: startDateTime !== undefined, staleTime: 0 } },
  );
  if (startDateTime === undefined || error?.status === 404)
    return { status: 'elsewhere', to: firstStep };
  if (error && !data) return { status: 'error', error, retry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const value = toTrialSlot(data);
  if (!value) return { status: 'elsewhere', to: firstStep };
  return { status: 'ready', value, refetch: () => void refetch(), isFetching };
}
