import type { FilterOption } from '@studio-portal/ui/FilterChips';

interface Named {
  id: number;
  name: string;
}

/**
 * Lists each category or feature once, sorted by name, with the number of studios that have it.
 * @param lists options of each matching studio
 * @param all options of all studios; selected ones stay with a count of 0, so that they can be
 * deselected
 */
export function filterOptions(
  lists: readonly (readonly Named[])[],
  all: readonly (readonly Named[])[],
  chosen: readonly number[],
): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const { id, name } of all.flat())
    if (chosen.includes(id)) options.set(String(id), { id: String(id), label: name, count: 0 });
  for (const { id, name } of lists.flat()) {
    const known = options.get(String(id));
    options.set(String(id), { id: String(id), label: name, count: (known?.count ?? 0) + 1 });
  }
  return [...options.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
