import {
  useGetNextAvailableAppointmentDays,
  useGetPublicNextAvailableAppointmentDays,
} from '@studio-portal/sdk/api/bookable-items';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

interface NextFreeOptions {
  /** Ids of acceptable trainers; defaults to anyone. */
  employeeIds?: readonly number[];
  /** Number of slots; defaults to 10. */
  limit?: number;
}

/** Loads the next bookable slots of an appointment, by start; requests nothing without an id. */
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
