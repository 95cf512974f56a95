import type { Moment } from '../provider/promises.ts';
import { isArray, isObject, type Json } from './description.ts';
import { vocabulary } from '../provider/vocabulary.ts';
import { fixedFields } from '../provider/vocabulary/fixedFields.ts';
import type { Fixes, StateDefinition } from '../provider/vocabulary/stateDefinition.ts';
import { state, type ProviderState } from './states.ts';

/** Values of a response that provider states determine. */
interface FixedValues {
  /** Dotted paths of values that must match literally. */
  literal: string[];
  /** Expected instants by dotted path. */
  moments: Record<string, Moment>;
}

const known: ReadonlyMap<string, StateDefinition> = new Map(Object.entries(vocabulary));

/** Every state extends this one. */
const cleanSandbox = state('a clean sandbox', {});

const stateFixes = ({ name }: ProviderState): Fixes[] => {
  const fixes = known.get(name)?.fixes;
  return fixes ? [fixes] : [];
};

/** Returns the words that describe a state, among them the ids and codes that it names. */
function namedWords({ name, params }: ProviderState): string[] {
  const { says = '', params: described = {} } = known.get(name) ?? {};
  const values = Object.entries(params).map(([param, value]) => {
    const meaning = described[param];
    return `${value} ${meaning?.kind === 'choice' ? meaning.says[value] : ''}`;
  });
  return [says, ...values].join(' ').match(/[\w-]+/g) ?? [];
}

const isId = (name: string): boolean => /^(?:id|uuid)$|(?:Id|Uuid)$/.test(name);

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

/** Returns whether an instant with the studio's offset is at a local time. */
const isAt = (instant: string, local: string): boolean => instant.slice(11, 16) === local.slice(-5);

/** Returns the paths of ids and fields that the states determine. */
function determinedPaths(given: readonly ProviderState[], example: Json): string[] {
  const named = new Set([cleanSandbox, ...given].flatMap(namedWords));
  // The ids of a list's own items tell them apart.
  const isOwnId = (path: string): boolean => isArray(example) && !path.includes('.');
  const values = new Map<string, Set<Json>>();
  const open = new Set<string>();
  visit(example, '', (path, name, value) => {
    const isScalar = typeof value === 'number' || typeof value === 'string';
    const isNamedId = isScalar && named.has(String(value)) && isId(name) && !isOwnId(path);
    if (isNamedId || fixedFields.has(name))
      values.set(path, (values.get(path) ?? new Set()).add(value));
    else open.add(path);
  });
  // Backends may order lists differently, so items are compared only in what they have in common.
  return [...values].flatMap(([path, all]) => (all.size === 1 && !open.has(path) ? [path] : []));
}

/**
 * Collects the ids, fields, amounts and times of an example that the given states determine. Times
 * are ignored if several states set them, since it is unclear which one applies.
 */
export function collectFixedValues(given: readonly ProviderState[], example: Json): FixedValues {
  const fixes = given.flatMap(stateFixes);
  const amounts = new Set(fixes.flatMap((one) => one.amounts ?? []));
  const timed = fixes.flatMap(({ times }) => (times ? [times] : []));
  const [times] = timed.length === 1 ? timed : [];
  const literal = new Set(determinedPaths(given, example));
  const moments: Record<string, Moment> = {};
  visit(example, '', (path, name, value) => {
    if (name === 'amount' && typeof value === 'number' && amounts.has(value)) literal.add(path);
    const local = times?.[name];
    if (local !== undefined && typeof value === 'string' && isAt(value, local))
      moments[path] = { local, zone: 'Europe/Berlin' };
  });
  return { literal: [...literal], moments };
}
