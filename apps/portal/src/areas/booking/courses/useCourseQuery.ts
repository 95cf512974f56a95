import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type SelectedFilters, filterKeys } from './courseFilter.ts';

export type CourseView = 'list' | 'week';

/**
 * Reads and changes the list's state in the address: filters, studios and view. `useDay` reads the
 * day.
 */
export function useCourseQuery() {
  const [query, setQuery] = useSearchParams();
  const chosen = useMemo(
    (): SelectedFilters => ({
      category: query.getAll('category'),
      course: query.getAll('course'),
      trainer: query.getAll('trainer'),
      room: query.getAll('room'),
      time: query.getAll('time'),
      free: query.getAll('free'),
    }),
    [query],
  );
  /** Replaces the values of some parameters and keeps the others. */
  const set = (changes: Partial<Record<string, readonly string[]>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, values] of Object.entries(changes)) {
          next.delete(name);
          for (const value of values ?? []) next.append(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    chosen,
    choose: (key: keyof SelectedFilters, ids: readonly string[]) => set({ [key]: ids }),
    clearFilters: () => set(Object.fromEntries(filterKeys.map((key) => [key, []]))),
    /** Ids of the other studios whose courses are listed too. */
    studios: query.getAll('studio').map(Number).filter(Number.isSafeInteger),
    chooseStudios: (ids: readonly number[]) => set({ studio: ids.map(String) }),
    view: query.get('view') === 'week' ? ('week' as const) : ('list' as const),
    setView: (view: CourseView) => set({ view: view === 'week' ? ['week'] : [] }),
  };
}
