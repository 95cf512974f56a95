import { useGetPublicSingleAppointmentSlot } from '@studio-portal/sdk/api/bookable-items';
import type { BookableCourse, BookableSingleAppointment, Slot } from '@studio-portal/sdk/types';
import type { Loaded } from '../../checkout/flow/Flow.ts';
import { chosenSlot } from '../../checkout/flow/slot.ts';
import { now } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useEmployee } from './useEmployee.ts';

/** The time that the reader has chosen, as it is now. */
export interface TrialSlot {
  slot: Slot;
  available: boolean;
  /** The course that is tried in place of the appointment; it costs nothing. */
  course?: BookableCourse;
}

const toTrialSlot = ({
  slots: [slot],
  available,
}: BookableSingleAppointment): TrialSlot | undefined => slot && { slot, available };

/**
 * Reads the chosen time again: it may be gone.
 * @param firstStep where one is chosen; to there when none is, or the studio gives none then
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
