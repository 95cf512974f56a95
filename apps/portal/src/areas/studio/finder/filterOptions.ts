import type { FilterOption } from '@studio-portal/ui/FilterChips';

interface Named {
  id: number;
  name: string;
}

/**
 * Each category or feature once, by name, with how many of the studios have it.
 * @param lists what each of the studios has
 * @param all of whatever studio; what is chosen of it stays among the options, with none, so that it can be switched off
 */
export function filterOptions(
  lists: readonly (readonly Named[])[],
  all: readonly (readonly Named[])[],
  chosen: readonly string[],
): FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const { id, name } of all.flat())
    if (chosen.includes(String(id)))
      options.set(String(id), { id: String(id), label: name, count: 0 });
  for (const { id, name } of lists.flat()) {
    const known = options.get(String(id));
    options.set(String(id), { id: String(id), label: name, count: (known?.count ?? 0) + 1 });
  }
  return [...options.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}
