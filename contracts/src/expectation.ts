import { isArray, isObject, type Json, type JsonObject, type Schema } from './description.ts';
import type { Promises } from '../provider/promises.ts';
import {
  emptyListRule,
  equalNumber,
  instantRule,
  nullableRule,
  isSameRule,
  scalarRule,
  type Rule,
} from './rules.ts';
import {
  selectBranch,
  fieldSchema,
  nonNullBranches,
  reliableFields,
  type Branch,
} from './schema.ts';

/** An expected response body and how to compare it. */
export interface Expectation {
  /** Body that Pact's mock sends to the SDK: the example without optional fields. */
  body: Json;
  /**
   * Body in the pact: like `body`, but null in places where the rule accepts any value it allows.
   */
  expected: Json;
  /** Comparison rules for `expected` by JSON path. */
  rules: ReadonlyMap<string, Rule>;
  /** Exact instants by dotted path, which Pact's rules cannot compare. */
  instants?: Promises['instants'];
}

interface Place {
  /** JSON path with `[*]` for list items. */
  path: string;
  /** JSON path with the indices of list items. */
  indexed: string;
  /** True inside a list item, where other items may differ. */
  inList: boolean;
}

class Builder {
  readonly rules = new Map<string, Rule>();
  /** Exact paths that exist in the example. */
  readonly fixed = new Set<string>();
  readonly instants: Record<string, (string | null)[]> = {};
  readonly #where: string;
  readonly #exactly: readonly string[];

  constructor(where: string, exactly: readonly string[]) {
    this.#where = where;
    this.#exactly = exactly;
  }

  #add(path: string, rule: Rule): void {
    const known = this.rules.get(path);
    if (known && !isSameRule(known, rule)) {
      throw new Error(
        `${this.#where}, ${path}: the items of the example's list need different rules, but Pact allows only one.`,
      );
    }
    this.rules.set(path, rule);
  }

  #isExact = (path: string): boolean => this.#exactly.includes(toDottedPath(path));

  #hasExactInside = (path: string): boolean =>
    this.#exactly.some((dotted) => dotted.startsWith(`${toDottedPath(path)}.`));

  /** Adds the rules for a value and returns its part of the pact body. */
  visit(schema: Schema, value: Json, place: Place): Json {
    const { path } = place;
    const exact = this.#isExact(path);
    if (exact) this.fixed.add(toDottedPath(path));
    const others = exact ? null : nonNullBranches(schema);
    // Pact never accepts null for an object or a list, so the pact includes them only if the row
    // fixes a value inside. The kit checks the complete body against the schema.
    const isOpen = isObject(value) || isArray(value) ? !this.#hasExactInside(path) : true;
    if (others && isOpen) {
      this.#add(path, nullableRule(others));
      return isObject(value) || isArray(value) ? null : value;
    }
    const branch = selectBranch(schema, value, `${this.#where}, ${path}`);
    if (isArray(value)) return this.#visitList(branch, value, place);
    if (isObject(value)) return this.#visitObject(branch, value, place);
    if (exact) this.#addExact(schema, value, place);
    else this.#add(path, scalarRule(branch));
    return value;
  }

  #addExact(schema: Schema, value: Json, { path, indexed }: Place): void {
    if (typeof value === 'number') return this.#add(indexed, equalNumber(value));
    const isNullable = nonNullBranches(schema)?.some(({ format }) => format === 'date-time');
    if (!isInstant(value) && !(value === null && isNullable))
      return this.#add(path, { match: 'equality' });
    (this.instants[toDottedPath(path)] ??= []).push(value);
    this.#add(path, instantRule);
  }

  #visitObject(schema: Branch, value: JsonObject, place: Place): Json {
    return Object.fromEntries(
      reliableFields(schema, value).map((name) => {
        const path = place.path + pathStep(name);
        const indexed = place.indexed + pathStep(name);
        return [
          name,
          this.visit(fieldSchema(schema, name), value[name] ?? null, { ...place, path, indexed }),
        ];
      }),
    );
  }

  #visitList(schema: Schema, values: readonly Json[], { path, indexed, inList }: Place): Json {
    if (values.length === 0) {
      // The state promises an empty list: without a rule, Pact requires it literally.
      if (!inList) return [];
      // Inside a list item, an empty list carries no meaning. Without a rule of its own it would
      // inherit the outer list's rule.
      const exact = this.#isExact(path);
      this.#add(path, exact ? emptyListRule : { match: 'type' });
      return exact ? null : [];
    }
    this.#add(path, { match: 'type', min: 1 });
    const items = schema.items ?? {};
    return sameKindItems(values).map((value, index) =>
      this.visit(items, value, {
        path: `${path}[*]`,
        indexed: `${indexed}[${index}]`,
        inList: true,
      }),
    );
  }
}

const isInstant = (value: Json): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value);

/** Formats a field as a JSON path step; map keys may contain dots. */
const pathStep = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`);

const jsonKind = (value: Json | undefined): string =>
  Array.isArray(value) ? 'array' : typeof value;

/** Returns whether two objects match the same schema branches, ignoring null. */
const hasSameKinds = (a: JsonObject, b: JsonObject): boolean =>
  Object.keys(a).every(
    (name) => a[name] === null || b[name] === null || jsonKind(a[name]) === jsonKind(b[name]),
  );

/**
 * List items share one set of rules, so this drops items that match another `oneOf` branch than the
 * first.
 */
function sameKindItems(values: readonly Json[]): readonly Json[] {
  const [first] = values;
  if (first === undefined || !isObject(first)) return values;
  return values.filter(isObject).filter((value) => hasSameKinds(first, value));
}

/** Converts a JSON path to the notation of rows, without list indices. */
export const toDottedPath = (path: string): string =>
  path.replaceAll(/\[(?:\*|\d+)\]/g, '').replace(/^\$\.?/, '');

/** Removes optional fields from an example. */
export function reliableExample(schema: Schema, value: Json, where: string): Json {
  const branch = selectBranch(schema, value, where);
  if (isArray(value)) return value.map((item) => reliableExample(branch.items ?? {}, item, where));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    reliableFields(branch, value).map((name) => [
      name,
      reliableExample(fieldSchema(branch, name), value[name] ?? null, `${where}.${name}`),
    ]),
  );
}

/**
 * Derives a response expectation from an example: every required field by type or schema, lists
 * empty or with at least one item, null wherever the schema allows it.
 * @param where name of the example for error messages
 * @param exactly dotted paths whose values must match literally
 */
export function buildExpectation(
  schema: Schema,
  example: Json,
  where: string,
  exactly: readonly string[] = [],
): Expectation {
  const builder = new Builder(where, exactly);
  const expected = builder.visit(schema, example, { path: '$', indexed: '$', inList: false });
  const unknown = exactly.find((dotted) => !builder.fixed.has(dotted));
  if (unknown)
    throw new Error(
      `${where}: the example has no field ${unknown}, which the row requires exactly.`,
    );
  const { rules, instants } = builder;
  return {
    body: reliableExample(schema, example, `${where}, $`),
    expected,
    rules,
    ...(Object.keys(instants).length > 0 && { instants }),
  };
}
