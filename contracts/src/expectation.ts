import {
  isArray,
  isObject,
  resolveSchema,
  type Json,
  type JsonObject,
  type Schema,
} from './description.ts';
import { nullableRule, sameRule, scalarRule, type Rule } from './rules.ts';
import { branchFor, fieldOf, otherThanNull, reliableFields, type Branch } from './schema.ts';

/** What an answer must be: an example, and by path how each of its values is compared. */
export interface Expectation {
  body: Json;
  rules: ReadonlyMap<string, Rule>;
}

interface Place {
  /** JSON path, `[*]` for the elements of a list. */
  path: string;
  /** Whether this is inside an element of a list, where other elements may differ. */
  inList: boolean;
}

class Builder {
  readonly rules = new Map<string, Rule>();
  readonly #where: string;

  constructor(where: string) {
    this.#where = where;
  }

  #add(path: string, rule: Rule): void {
    const known = this.rules.get(path);
    if (known && !sameRule(known, rule)) {
      throw new Error(
        `${this.#where}, ${path}: the elements of the example's list differ, so no one rule fits them.`,
      );
    }
    this.rules.set(path, rule);
  }

  /** Adds the rules for a value and answers what of it is asked for. */
  visit(schema: Schema, value: Json, place: Place): Json {
    const others = otherThanNull(schema);
    if (value === null && others) {
      this.#add(place.path, nullableRule(others));
      return null;
    }
    const branch = branchFor(schema, value, `${this.#where}, ${place.path}`);
    if (isArray(value)) return this.#visitList(branch, value, place);
    if (isObject(value)) return this.#visitObject(branch, value, place);
    this.#add(place.path, scalarRule(branch));
    return value;
  }

  #visitObject(schema: Branch, value: JsonObject, place: Place): Json {
    return Object.fromEntries(
      reliableFields(schema, value).map((name) => {
        const path = place.path + step(name);
        return [name, this.visit(fieldOf(schema, name), value[name] ?? null, { ...place, path })];
      }),
    );
  }

  #visitList(schema: Schema, values: readonly Json[], place: Place): Json {
    // An empty list is a promise of the state; between the elements of a list it is mere chance.
    if (values.length === 0) {
      this.#add(place.path, place.inList ? { match: 'type' } : { match: 'equality' });
      return [];
    }
    this.#add(place.path, { match: 'type', min: 1 });
    const inner = { path: `${place.path}[*]`, inList: true };
    const items = schema.items ?? {};
    return alike(items, values).map((value) => this.visit(items, value, inner));
  }
}

/** A field in a JSON path; the keys of a map may hold dots. */
const step = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `['${name}']`);

const kindOf = (value: Json | undefined): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether two objects take the same branches of their schema, null aside. */
const sameKinds = (a: JsonObject, b: JsonObject): boolean =>
  Object.keys(a).every(
    (name) => a[name] === null || b[name] === null || kindOf(a[name]) === kindOf(b[name]),
  );

/**
 * Elements of a list are compared by the same rules, so those that take another branch of a `oneOf`
 * than the first are left out. Where one of them has null, null stands in all
 * of them, so that null or what the schema allows besides is asked for.
 */
function alike(schema: Schema, values: readonly Json[]): readonly Json[] {
  const [first] = values;
  if (first === undefined || !isObject(first)) return values;
  const objects = values.filter(isObject).filter((value) => sameKinds(first, value));
  const properties = resolveSchema(schema).properties ?? {};
  const open = Object.keys(properties).filter((name) =>
    objects.some((object) => object[name] === null),
  );
  const inner = Object.keys(properties).filter(
    (name) => !open.includes(name) && objects.every((object) => isObject(object[name] ?? null)),
  );
  const nested = inner.map((name) => {
    const column = objects.map((object) => object[name] ?? null);
    return [name, alike(properties[name] ?? {}, column)] as const;
  });
  return objects.map((object, index) => ({
    ...object,
    ...Object.fromEntries(nested.map(([name, column]) => [name, column[index] ?? null])),
    ...Object.fromEntries(open.map((name) => [name, null])),
  }));
}

/** The JSON paths that a dotted path can stand for: lists on its way are entered. */
const isAt = (path: string, dotted: string): boolean =>
  path.replaceAll('[*]', '').replace(/^\$\.?/, '') === dotted;

/**
 * Makes of an example what a consumer may rely on: every required field, by type or by what its
 * schema says of it; lists with at least one element; null only where null may stand.
 * @param where names the example in errors
 * @param exactly dotted paths whose values are asked for literally
 */
export function expectationOf(
  schema: Schema,
  example: Json,
  where: string,
  exactly: readonly string[] = [],
): Expectation {
  const builder = new Builder(where);
  const body = builder.visit(schema, example, { path: '$', inList: false });
  for (const dotted of exactly) {
    const paths = [...builder.rules.keys()].filter((path) => isAt(path, dotted));
    if (paths.length === 0)
      throw new Error(`${where}: there is no ${dotted} to be asked for exactly.`);
    for (const path of paths) builder.rules.set(path, { match: 'equality' });
  }
  return { body, rules: builder.rules };
}
