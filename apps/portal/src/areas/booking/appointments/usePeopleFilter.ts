import { useGetSingleAppointmentFilter } from '@studio-portal/sdk/api/reference-data';
import type { BookableBenefit } from '@studio-portal/sdk/types';
import { useSearchParams } from 'react-router';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/**
 * Filters appointments by trainer, with the number of appointments for each. The selection is
 * stored in the address.
 */
export function usePeopleFilter(benefits: readonly BookableBenefit[]) {
  const { studio } = useStudio();
  const [query, setQuery] = useSearchParams();
  const filter = useGetSingleAppointmentFilter({ organizationUnitId: studio.id });
  const hasEmployee = ({ employees }: BookableBenefit, id: string) =>
    employees.some((person) => String(person.id) === id);
  const options = (filter.data?.employees ?? [])
    .map(({ id, displayedName }) => ({
      id: String(id),
      label: displayedName,
      count: benefits.filter((benefit) => hasEmployee(benefit, String(id))).length,
    }))
    .filter(({ count }) => count > 0);
  const selected = query
    .getAll('employee')
    .filter((id) => options.some((option) => option.id === id));
  return {
    options,
    selected,
    employeeIds: selected.map(Number),
    shown: benefits.filter(
      (benefit) => selected.length === 0 || selected.some((id) => hasEmployee(benefit, id)),
    ),
    select: (ids: readonly string[]) =>
      setQuery(
        ids.map((id): [string, string] => ['employee', id]),
        { replace: true },
      ),
  };
}
