import type { Moment } from '../provider/promises.ts';
import { isArray, isObject, type Json } from './description.ts';
import { vocabulary } from '../provider/vocabulary.ts';
import type { Described, Fixes } from '../provider/vocabulary/described.ts';

/** What the states of a row fix of its answer. */
export interface Fixed {
  /** Dotted paths of amounts of money that are asked for literally. */
  amounts: string[];
  /** Instants by dotted path. */
  moments: Record<string, Moment>;
}

const known: ReadonlyMap<string, Described> = new Map(Object.entries(vocabulary));

const fixesOf = ({ name }: { name: string }): Fixes[] => {
  const fixes = known.get(name)?.fixes;
  return fixes ? [fixes] : [];
};

/** Calls back for every value of an example that stands in a field, with its dotted path. */
function visit(value: Json, path: string, see: (path: string, name: string, inner: Json) => void) {
  if (isArray(value)) for (const item of value) visit(item, path, see);
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`;
    see(here, name, inner);
    visit(inner, here, see);
  }
}

/**
 * Follows the vocabulary: where a state fixes what a place costs or when it begins, an answer that tells it must tell
 * just that. Times are left open when several states fix them, since nothing says which is meant.
 */
export function fixedBy(given: readonly { name: string }[], example: Json): Fixed {
  const fixes = given.flatMap(fixesOf);
  const amounts = new Set(fixes.flatMap((one) => one.amounts ?? []));
  const timed = fixes.flatMap(({ times }) => (times ? [times] : []));
  const [times] = timed.length === 1 ? timed : [];
  const paths = new Set<string>();
  const moments: Record<string, Moment> = {};
  visit(example, '', (path, name, value) => {
    if (name === 'amount' && typeof value === 'number' && amounts.has(value)) paths.add(path);
    const local = times?.[name];
    if (local !== undefined && typeof value === 'string')
      moments[path] = { local, zone: 'Europe/Berlin' };
  });
  return { amounts: [...paths], moments };
}
