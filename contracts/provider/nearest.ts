import { distance } from 'fastest-levenshtein';

const maxSuggestions = 3;

/** Rates how far a known name is from what was typed; a part of the name is as good as one typo. */
function difference(typed: string, name: string): number {
  const [a, b] = [typed.toLowerCase(), name.toLowerCase()];
  return b.includes(a) ? Math.min(1, distance(a, b)) : distance(a, b);
}

/**
 * Checks the values of an option.
 * @throws Error with the nearest known names if one is unknown
 */
export function requireKnown(
  option: string,
  values: readonly string[],
  known: Iterable<string>,
): void {
  const names = [...new Set(known)];
  const unknown = values.find((value) => !names.includes(value));
  if (unknown === undefined) return;
  const nearest = names
    .toSorted((a, b) => difference(unknown, a) - difference(unknown, b))
    .slice(0, maxSuggestions)
    .map((name) => `"${name}"`);
  throw new Error(`There is no ${option} "${unknown}". The nearest are ${nearest.join(', ')}.`);
}
