import { isArray, isObject, type Json, type Schema } from '../description.ts';
import { branchFor, fieldOf, otherThanNull, reliableFields } from '../schema.ts';

export const driftKinds = [
  'field dropped',
  'field renamed',
  'field retyped',
  'field nulled',
  'enum value changed',
  'list emptied',
  'status changed',
  'header gone',
] as const;

/** The ways in which an answer can drift away from the description. */
export type DriftKind = (typeof driftKinds)[number];

type Step = string | number;

/** A change of a body that the description does not allow. */
export interface BodyDrift {
  kind: DriftKind;
  /** Where, `[*]` for the elements of a list. */
  path: string;
  /** The body with the change; the original stays as it is. */
  changed: Json;
}

function retyped(value: Json): Json {
  if (typeof value === 'string') return 4711;
  if (typeof value === 'object') return isArray(value) ? {} : 'text';
  return String(value);
}

/** Replaces the value at a place; undefined takes the field away. */
function replaced(body: Json, [step, ...rest]: readonly Step[], value: Json | undefined): Json {
  if (step === undefined) return value ?? null;
  if (isArray(body)) {
    return body.map((item, index) => (index === step ? replaced(item, rest, value) : item));
  }
  if (!isObject(body)) throw new Error(`There is no ${step} in ${JSON.stringify(body)}.`);
  const { [step]: inner = null, ...others } = body;
  if (rest.length === 0 && value === undefined) return others;
  return { ...others, [step]: replaced(inner, rest, value) };
}

const pathOf = (steps: readonly Step[]): string =>
  `$${steps.map((step) => (typeof step === 'number' ? '[*]' : `.${step}`)).join('')}`;

/** Whether only some values are allowed: an enumeration, or the code of an error. */
const isClosed = (schema: Schema, steps: readonly Step[]): boolean =>
  schema.enum !== undefined || steps.at(-1) === 'errorCode';

/** Every change of a body that the description does not allow, one field at a time. */
export function bodyDrifts(schema: Schema, body: Json): BodyDrift[] {
  const drifts: BodyDrift[] = [];
  const add = (kind: DriftKind, steps: readonly Step[], changed: Json) =>
    drifts.push({ kind, path: pathOf(steps), changed });

  const visitField = (field: Schema, value: Json, steps: readonly Step[]): void => {
    const without = replaced(body, steps, undefined);
    add('field dropped', steps, without);
    const renamed = [...steps.slice(0, -1), `${steps.at(-1)}Renamed`];
    add('field renamed', steps, replaced(without, renamed, value));
    if (value === null) return;
    add('field retyped', steps, replaced(body, steps, retyped(value)));
    if (!otherThanNull(field)) add('field nulled', steps, replaced(body, steps, null));
    visit(field, value, steps);
  };

  const visit = (part: Schema, value: Json, steps: readonly Step[]): void => {
    if (value === null) return;
    const branch = branchFor(part, value, pathOf(steps));
    if (typeof value === 'string' && isClosed(branch, steps)) {
      add('enum value changed', steps, replaced(body, steps, `${value}x`));
    }
    if (isArray(value)) {
      const [first] = value;
      if (first === undefined) return;
      add('list emptied', steps, replaced(body, steps, []));
      visit(branch.items ?? {}, first, [...steps, 0]);
    } else if (isObject(value)) {
      for (const name of reliableFields(branch, value)) {
        visitField(fieldOf(branch, name), value[name] ?? null, [...steps, name]);
      }
    }
  };

  visit(schema, body, []);
  return drifts;
}
