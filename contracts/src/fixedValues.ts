import type { Moment, ScalarValue } from '../provider/promises.ts';
import { isArray, isObject, type Json } from './description.ts';
import { vocabulary } from '../provider/vocabulary.ts';
import { fixedFields } from '../provider/vocabulary/fixedFields.ts';
import type { Fixes, StateDefinition } from '../provider/vocabulary/stateDefinition.ts';
import { state, type ProviderState } from './states.ts';

/** Values of a response that provider states determine. */
interface FixedValues {
  /** Dotted paths of values that must match literally. */
  literal: string[];
  /** Values of list items by dotted path, in any order. */
  anyOrder: Record<string, ScalarValue[]>;
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

const isId = (name: string): boolean =>
  !fixedFields.has(name) && /^(?:id|uuid)$|(?:Id|Uuid)s?$/.test(name);

/** Returns the id that tells a list item apart; null or undefined if it has none. */
function findOwnId(item: Json): Json | undefined {
  if (!isObject(item)) return undefined;
  const ids = Object.entries(item).filter(([name]) => isId(name));
  return item['id'] ?? item['uuid'] ?? ids.map(([, id]) => id).find((id) => id !== null);
}

interface Scalar {
  path: string;
  /** Name of the field. */
  name: string;
  value: ScalarValue;
  /** List items around the value. */
  items: readonly Json[];
}

/** Returns each scalar of an example with its dotted path. */
function listScalars(value: Json, path = '', items: readonly Json[] = []): Scalar[] {
  if (isArray(value)) return value.flatMap((item) => listScalars(item, path, [...items, item]));
  if (!isObject(value))
    return [{ path, name: path.slice(path.lastIndexOf('.') + 1), value, items }];
  return Object.entries(value).flatMap(([name, inner]) =>
    listScalars(inner, path === '' ? name : `${path}.${name}`, items),
  );
}

/** Returns whether an instant with the studio's offset is at a local time. */
const isAt = (instant: string, local: string): boolean =>
  instant.slice(0, 16).replace('T', ' ').endsWith(local);

/** Collects the ids that the states name and the given fields of an example. */
function collectDetermined(
  given: readonly ProviderState[],
  fields: readonly string[],
  scalars: readonly Scalar[],
): Pick<FixedValues, 'literal' | 'anyOrder'> {
  const named = new Set([cleanSandbox, ...given].flatMap(namedWords));
  const isNamed = (id: Json | undefined): boolean =>
    (typeof id === 'number' || typeof id === 'string') && named.has(String(id));
  const isDetermined = ({ path, name, value }: Scalar): boolean =>
    fields.some((field) => `.${path}`.endsWith(`.${field}`)) || (isId(name) && isNamed(value));
  const byPath = Map.groupBy(scalars, ({ path }) => path);
  const literal: string[] = [];
  const anyOrder: Record<string, ScalarValue[]> = {};
  for (const [path, all] of byPath) {
    // The ids of a list's own items tell them apart.
    const isOwnId = isId(path) && !path.includes('.') && all.some(({ items }) => items.length > 0);
    const isCommon = new Set(all.map(({ value }) => value)).size === 1 && !isOwnId;
    if (isCommon && all.every(isDetermined)) literal.push(path);
    else {
      // Backends may order lists differently, and only the items that a state names are known.
      const known = all.filter(
        (one) =>
          isDetermined(one) &&
          one.items.map(findOwnId).every((id) => (id ?? null) === null || isNamed(id)),
      );
      if (known.length > 0) anyOrder[path] = known.map(({ value }) => value);
    }
  }
  return { literal, anyOrder };
}

/**
 * Collects the ids, fields, amounts and times of an example that the given states determine. Times
 * that several states set are ignored, since it is unclear which one applies.
 * @param differs dotted paths whose value in the example is not the one of the states
 */
export function collectFixedValues(
  given: readonly ProviderState[],
  example: Json,
  differs: readonly string[] = [],
): FixedValues {
  const fixes = given.flatMap(stateFixes);
  const amounts = new Set(fixes.flatMap((one) => one.amounts ?? []));
  const times = Map.groupBy(
    fixes.flatMap((one) =>
      Object.entries(one.times ?? {}).map(([name, local]) => ({ name, local })),
    ),
    ({ name }) => name,
  );
  const fields = [...fixedFields, ...fixes.flatMap((one) => one.fields ?? [])];
  const scalars = listScalars(example).filter(({ path }) => !differs.includes(path));
  const determined = collectDetermined(given, fields, scalars);
  const literal = new Set(determined.literal);
  const moments: Record<string, Moment> = {};
  for (const { path, name, value } of scalars) {
    if (name === 'amount' && typeof value === 'number' && amounts.has(value)) literal.add(path);
    const [time, another] = times.get(name) ?? [];
    if (time && !another && typeof value === 'string' && isAt(value, time.local))
      moments[path] = { local: time.local, zone: 'Europe/Berlin' };
  }
  return { literal: [...literal], anyOrder: determined.anyOrder, moments };
}
