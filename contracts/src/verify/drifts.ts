import { isArray, isObject, type Json, type Schema } from '../description.ts';
import type { Fixed } from '../fixed.ts';
import { branchFor, fieldOf, otherThanNull, reliableFields, type Branch } from '../schema.ts';
import { dottedPath, pathOf, replaced, type Step } from './steps.ts';

export const driftKinds = [
  'field dropped',
  'field renamed',
  'field retyped',
  'field nulled',
  'nullable shaped wrong',
  'enum value changed',
  'list emptied',
  'empty list filled',
  'later item changed',
  'amount times 100',
  'instant an hour off',
  'status changed',
  'header gone',
  'cookie changed',
] as const;

/** The ways in which an answer can drift away from what was promised. */
export type DriftKind = (typeof driftKinds)[number];

/** A change of a body. */
export interface BodyDrift<Kind extends string = DriftKind> {
  kind: Kind;
  /** Where, as a JSON path. */
  path: string;
  /** The body with the change; the original stays as it is. */
  changed: () => Json;
}

/** What drifts are made of. */
export interface Drifting {
  schema: Schema;
  body: Json;
  /** What the states fix; a change of an amount or a time that they leave open is no fault. */
  fixed: Fixed;
  /** Dotted paths that the pact has rules for: where it has none inside a nullable object, null would do as well. */
  asked: readonly string[];
  /** Other bodies that the description allows, to fill empty lists from. */
  others: readonly Json[];
}

function retyped(value: Json): Json {
  if (typeof value === 'string') return 4711;
  if (typeof value === 'object') return isArray(value) ? {} : 'text';
  return String(value);
}

/** Something that none of the branches allows. */
const otherShape = (branches: readonly Branch[]): Json =>
  branches.some(({ type, required = [] }) => type === 'object' && required.length === 0)
    ? 4711
    : { another: 'shape' };

const hour = 3_600_000;

/** Whether only some values are allowed: an enumeration, or the code of an error. */
const isClosed = (schema: Schema, steps: readonly Step[]): boolean =>
  schema.enum !== undefined || steps.at(-1) === 'errorCode';

/** The value at a place; undefined when there is none. */
function valueAt(body: Json, steps: readonly Step[]): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return body;
  const inner = isArray(body) ? body[Number(step)] : isObject(body) ? body[step] : undefined;
  return inner === undefined ? undefined : valueAt(inner, rest);
}

/** Every change of a body that is a fault, one place at a time. */
export function bodyDrifts({ schema, body, fixed, asked, others }: Drifting): BodyDrift[] {
  const drifts: BodyDrift[] = [];
  const add = (kind: DriftKind, steps: readonly Step[], changed: () => Json) => {
    const isLater = steps.some((step) => typeof step === 'number' && step > 0);
    drifts.push({ kind: isLater ? 'later item changed' : kind, path: pathOf(steps), changed });
  };
  const put = (steps: readonly Step[], value: Json | undefined) => () =>
    replaced(body, steps, value);

  const visitField = (
    field: Schema,
    value: Json,
    steps: readonly Step[],
    isOpen: boolean,
  ): void => {
    const without = put(steps, undefined);
    add('field dropped', steps, without);
    const renamed = [...steps.slice(0, -1), `${steps.at(-1)}Renamed`];
    add('field renamed', steps, () => replaced(without(), renamed, value));
    const branches = otherThanNull(field);
    if (branches) add('nullable shaped wrong', steps, put(steps, otherShape(branches)));
    if (value === null) return;
    add('field retyped', steps, put(steps, retyped(value)));
    if (!branches) add('field nulled', steps, put(steps, null));
    visitFixed(value, steps);
    const dotted = `${dottedPath(steps)}.`;
    visit(
      field,
      value,
      steps,
      isOpen || (branches !== null && !asked.some((path) => path.startsWith(dotted))),
    );
  };

  const visitFixed = (value: Json, steps: readonly Step[]): void => {
    const dotted = dottedPath(steps);
    if (typeof value === 'number' && fixed.amounts.includes(dotted))
      add('amount times 100', steps, put(steps, value * 100));
    if (typeof value !== 'string' || !(dotted in fixed.moments)) return;
    for (const shift of [-hour, hour]) {
      const shifted = new Date(Date.parse(value) + shift).toISOString();
      add('instant an hour off', steps, put(steps, shifted));
    }
  };

  const visitEmpty = (steps: readonly Step[]): void => {
    // Between the elements of a list it is mere chance that one is empty.
    if (steps.some((step) => typeof step === 'number')) return;
    const filling = others
      .map((other) => valueAt(other, steps))
      .find((value) => value !== undefined && isArray(value) && value.length > 0);
    add('empty list filled', steps, put(steps, filling ?? [{}]));
  };

  /** @param isOpen whether null would do for something around, so that an empty list does as well */
  const visitList = (
    branch: Branch,
    values: readonly Json[],
    steps: readonly Step[],
    isOpen: boolean,
  ): void => {
    if (values.length === 0 && !isOpen) visitEmpty(steps);
    if (values.length > 0 && !isOpen) add('list emptied', steps, put(steps, []));
    const items = branch.items ?? {};
    for (const [index, value] of values.entries()) {
      const place = [...steps, index];
      if (!otherThanNull(items)) add('field nulled', place, put(place, null));
      visit(items, value, place, isOpen);
    }
  };

  const visit = (part: Schema, value: Json, steps: readonly Step[], isOpen: boolean): void => {
    if (value === null) return;
    const branch = branchFor(part, value, pathOf(steps));
    if (typeof value === 'string' && isClosed(branch, steps)) {
      add('enum value changed', steps, put(steps, `${value}x`));
    }
    if (isArray(value)) visitList(branch, value, steps, isOpen);
    else if (isObject(value)) {
      for (const name of reliableFields(branch, value)) {
        visitField(fieldOf(branch, name), value[name] ?? null, [...steps, name], isOpen);
      }
    }
  };

  visit(schema, body, [], false);
  return drifts;
}
