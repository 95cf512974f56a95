import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type SelectedFilters, filterKeys } from './courseFilter.ts';

export type CourseView = 'list' | 'week';

/** What the address says of the list: what is chosen, whose courses, and how they are shown. Its day is `useDay`'s. */
export function useCourseQuery() {
  const [query, setQuery] = useSearchParams();
  const chosen = useMemo(
    (): SelectedFilters => ({
      category: query.getAll('category'),
      course: query.getAll('course'),
      trainer: query.getAll('trainer'),
      time: query.getAll('time'),
      free: query.getAll('free'),
    }),
    [query],
  );
  /** Puts values in the place of those of a name; the rest of the address stays. */
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
    chooseAll: () => set(Object.fromEntries(filterKeys.map((key) => [key, []]))),
    /** Ids of the studios whose courses are shown beside those of this one. */
    studios: query.getAll('studio').map(Number).filter(Number.isSafeInteger),
    chooseStudios: (ids: readonly number[]) => set({ studio: ids.map(String) }),
    view: query.get('view') === 'week' ? ('week' as const) : ('list' as const),
    show: (view: CourseView) => set({ view: view === 'week' ? ['week'] : [] }),
  };
}
