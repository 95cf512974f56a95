import type { Moment } from '../provider/promises.ts';
import { isArray, isObject, type Json } from './description.ts';
import { vocabulary } from '../provider/vocabulary.ts';
import type { StateDefinition, Fixes } from '../provider/vocabulary/stateDefinition.ts';

/** Values of a response that provider states determine. */
export interface FixedValues {
  /** Dotted paths of amounts that must match literally. */
  amounts: string[];
  /** Expected instants by dotted path. */
  moments: Record<string, Moment>;
}

const known: ReadonlyMap<string, StateDefinition> = new Map(Object.entries(vocabulary));

const stateFixes = ({ name }: { name: string }): Fixes[] => {
  const fixes = known.get(name)?.fixes;
  return fixes ? [fixes] : [];
};

/** Calls back for each field of an example, nested ones included, with its dotted path. */
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
 * Collects amounts and times that the given states determine. Times are ignored if several states
 * set them, since it is unclear which one applies.
 */
export function collectFixedValues(given: readonly { name: string }[], example: Json): FixedValues {
  const fixes = given.flatMap(stateFixes);
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
