import { useGetCourseAppointmentFilter } from '@studio-portal/sdk/api/reference-data';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { FilterCount } from './courseFilter.ts';

/**
 * Adds the studio's rooms without a class in the shown week to those that have one, by name. Only
 * the latter while the rooms are loading, or if that fails.
 */
export function useRooms(used: readonly FilterCount[]): FilterCount[] {
  const { studio } = useStudio();
  const { data } = useGetCourseAppointmentFilter({ organizationUnitId: studio.id });
  const unused = (data?.locations ?? [])
    .map(({ id, name }) => ({ id: String(id), label: name, count: 0 }))
    .filter(({ id }) => used.every((room) => room.id !== id));
  const { compare } = new Intl.Collator();
  return [...used, ...unused].toSorted((one, other) => compare(one.label, other.label));
}
