import {
  useGetNextAvailableAppointmentDays,
  useGetPublicNextAvailableAppointmentDays,
} from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface NextFreeOptions {
  /** Who is to give it; anybody unless said otherwise. */
  employeeIds?: readonly number[];
  /** How many times; 10 unless said otherwise. */
  limit?: number;
}

/** The next times of a kind of appointment that can be booked, by start; nothing is asked without an id. */
export function useNextFree(
  benefitId: number | undefined,
  { employeeIds = [], limit = 10 }: NextFreeOptions = {},
) {
  const { studio, user } = useStudio();
  const params = {
    organizationUnitId: studio.id,
    limit,
    ...(employeeIds.length > 0 ? { employeeId: [...employeeIds] } : {}),
  };
  const isEnabled = benefitId !== undefined;
  const member = useGetNextAvailableAppointmentDays(benefitId ?? 0, params, {
    query: { enabled: isEnabled && user !== undefined },
  });
  const visitor = useGetPublicNextAvailableAppointmentDays(benefitId ?? 0, params, {
    query: { enabled: isEnabled && user === undefined },
  });
  const query = user ? member : visitor;
  return { ...query, slots: query.data?.days.flatMap(({ slots }) => slots) };
}
