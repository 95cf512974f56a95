import { isArray, isObject, type Json, type JsonObject, type Schema } from './description.ts';
import { emptyListRule, nullableRule, sameRule, scalarRule, type Rule } from './rules.ts';
import { branchFor, fieldOf, otherThanNull, reliableFields, type Branch } from './schema.ts';

/** What an answer must be. */
export interface Expectation {
  /** What the SDK is answered in its own tests: the example, without what nobody may rely on. */
  body: Json;
  /** What a provider is asked for: like `body`, but null stands where anything goes that its rule allows. */
  asked: Json;
  /** How each value of `asked` is compared, by JSON path. */
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
  /** Those of the exact paths that the example has. */
  readonly fixed = new Set<string>();
  readonly #where: string;
  readonly #exactly: readonly string[];

  constructor(where: string, exactly: readonly string[]) {
    this.#where = where;
    this.#exactly = exactly;
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

  #isExact = (path: string): boolean => this.#exactly.includes(dottedOf(path));

  #hasExactInside = (path: string): boolean =>
    this.#exactly.some((dotted) => dotted.startsWith(`${dottedOf(path)}.`));

  /** Adds the rules for a value and answers what of it is asked for. */
  visit(schema: Schema, value: Json, place: Place): Json {
    const { path } = place;
    const exact = this.#isExact(path);
    if (exact) this.fixed.add(dottedOf(path));
    const others = exact ? null : otherThanNull(schema);
    // Pact never takes null for an object or a list, so they are asked for only where the row fixes something inside them;
    // the kit holds all of it against the schema.
    const isOpen = isObject(value) || isArray(value) ? !this.#hasExactInside(path) : true;
    if (others && isOpen) {
      this.#add(path, nullableRule(others));
      return isObject(value) || isArray(value) ? null : value;
    }
    const branch = branchFor(schema, value, `${this.#where}, ${path}`);
    if (isArray(value)) return this.#visitList(branch, value, place);
    if (isObject(value)) return this.#visitObject(branch, value, place);
    this.#add(path, exact ? { match: 'equality' } : scalarRule(branch));
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

  #visitList(schema: Schema, values: readonly Json[], { path, inList }: Place): Json {
    if (values.length === 0) {
      // An empty list is a promise of the state: without a rule Pact wants it as it is.
      if (!inList) return [];
      // Between the elements of a list it is mere chance; and the rule of that list holds for what has none of its own.
      const exact = this.#isExact(path);
      this.#add(path, exact ? emptyListRule : { match: 'type' });
      return exact ? null : [];
    }
    this.#add(path, { match: 'type', min: 1 });
    const inner = { path: `${path}[*]`, inList: true };
    const items = schema.items ?? {};
    return alike(values).map((value) => this.visit(items, value, inner));
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
 * than the first are left out.
 */
function alike(values: readonly Json[]): readonly Json[] {
  const [first] = values;
  if (first === undefined || !isObject(first)) return values;
  return values.filter(isObject).filter((value) => sameKinds(first, value));
}

/** A JSON path as a row writes it: lists on its way are entered. */
const dottedOf = (path: string): string => path.replaceAll('[*]', '').replace(/^\$\.?/, '');

/** An example without the fields that nobody may rely on. */
function reliable(schema: Schema, value: Json, where: string): Json {
  const branch = branchFor(schema, value, where);
  if (isArray(value)) return value.map((item) => reliable(branch.items ?? {}, item, where));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    reliableFields(branch, value).map((name) => [
      name,
      reliable(fieldOf(branch, name), value[name] ?? null, `${where}.${name}`),
    ]),
  );
}

/**
 * Makes of an example what a consumer may rely on: every required field, by type or by what its
 * schema says of it; lists with at least one element, or none; null wherever null may stand.
 * @param where names the example in errors
 * @param exactly dotted paths whose values are asked for literally
 */
export function expectationOf(
  schema: Schema,
  example: Json,
  where: string,
  exactly: readonly string[] = [],
): Expectation {
  const builder = new Builder(where, exactly);
  const asked = builder.visit(schema, example, { path: '$', inList: false });
  const unknown = exactly.find((dotted) => !builder.fixed.has(dotted));
  if (unknown) throw new Error(`${where}: there is no ${unknown} to be asked for exactly.`);
  return { body: reliable(schema, example, `${where}, $`), asked, rules: builder.rules };
}
