import { findValues } from '../../provider/promiseCheck.ts';
import type { Promises } from '../../provider/promises.ts';
import { isArray, isObject, type Json, type Schema } from '../description.ts';
import {
  selectBranch,
  fieldSchema,
  nonNullBranches,
  reliableFields,
  type Branch,
} from '../schema.ts';
import { toDottedPath, toJsonPath, replaceValue, type Step } from './steps.ts';

export const driftKinds = [
  'field dropped',
  'field renamed',
  'field retyped',
  'field nulled',
  'nullable with wrong shape',
  'enum value changed',
  'list emptied',
  'empty list filled',
  'later item changed',
  'fixed value changed',
  'instant an hour off',
  'status changed',
  'header gone',
  'cookie changed',
] as const;

/** Ways in which a response can break its promises. */
export type DriftKind = (typeof driftKinds)[number];

export interface BodyDrift<Kind extends string = DriftKind> {
  kind: Kind;
  /** JSON path of the change. */
  path: string;
  /** Returns a changed copy of the body. */
  changed: () => Json;
}

/** Input for drifts of a response body. */
export interface DriftInput {
  schema: Schema;
  body: Json;
  /** Dotted paths of values that the pact requires literally. */
  literal: readonly string[];
  /** Dotted paths of instants that the states determine, with any offset. */
  moments: readonly string[];
  /** Values that list items must have in any order, by dotted path. */
  anyOrder: NonNullable<Promises['anyOrder']>;
  /**
   * Dotted paths with rules in the pact. Null is acceptable for a nullable object without any rule
   * inside.
   */
  asked: readonly string[];
  /** Other valid bodies, used to fill empty lists. */
  others: readonly Json[];
}

function changeType(value: Json): Json {
  if (typeof value === 'string') return 4711;
  if (typeof value === 'object') return isArray(value) ? {} : 'text';
  return String(value);
}

/** Returns a value that matches no branch. */
const mismatchedShape = (branches: readonly Branch[]): Json =>
  branches.some(({ type, required = [] }) => type === 'object' && required.length === 0)
    ? 4711
    : { another: 'shape' };

/** Returns another value of the same form. */
function otherValue({ enum: values = [] }: Branch, value: string | number | boolean): Json {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value === 0 ? 100 : value * 100;
  const other = values.find((one) => one !== value);
  if (other !== undefined) return other;
  if (value === 'EUR') return 'CHF';
  return value.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
}

const hour = 3_600_000;

/** Returns whether only certain values are valid: an enum or an error code. */
const isClosed = (schema: Schema, steps: readonly Step[]): boolean =>
  schema.enum !== undefined || steps.at(-1) === 'errorCode';

/** Returns the value at a path; undefined if there is none. */
function readPath(body: Json, steps: readonly Step[]): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return body;
  const inner = isArray(body) ? body[Number(step)] : isObject(body) ? body[step] : undefined;
  return inner === undefined ? undefined : readPath(inner, rest);
}

/** Returns all changes of a body that must be detected, each at a single place. */
export function bodyDrifts({
  schema,
  body,
  literal,
  moments,
  anyOrder,
  asked,
  others,
}: DriftInput): BodyDrift[] {
  const drifts: BodyDrift[] = [];
  const add = (kind: DriftKind, steps: readonly Step[], changed: () => Json) => {
    const isLaterItem = steps.some((step) => typeof step === 'number' && step > 0);
    drifts.push({
      kind: isLaterItem ? 'later item changed' : kind,
      path: toJsonPath(steps),
      changed,
    });
  };
  const put = (steps: readonly Step[], value: Json | undefined) => () =>
    replaceValue(body, steps, value);

  const visitField = (
    field: Schema,
    value: Json,
    steps: readonly Step[],
    isOpen: boolean,
  ): void => {
    const without = put(steps, undefined);
    add('field dropped', steps, without);
    const renamed = [...steps.slice(0, -1), `${steps.at(-1)}Renamed`];
    add('field renamed', steps, () => replaceValue(without(), renamed, value));
    const branches = nonNullBranches(field);
    if (branches) add('nullable with wrong shape', steps, put(steps, mismatchedShape(branches)));
    if (value === null) return;
    add('field retyped', steps, put(steps, changeType(value)));
    if (!branches) add('field nulled', steps, put(steps, null));
    visitFixed(field, value, steps);
    const dotted = `${toDottedPath(steps)}.`;
    visit(
      field,
      value,
      steps,
      isOpen || (branches !== null && !asked.some((path) => path.startsWith(dotted))),
    );
  };

  /** Returns whether a value is required in any order and no further item has it. */
  const isRequiredSomewhere = (dotted: string, value: Json): boolean => {
    const required = anyOrder[dotted]?.filter((one) => one === value) ?? [];
    const found = findValues(body, dotted.split('.')).filter(([, one]) => one === value);
    return required.length === found.length;
  };

  const visitFixed = (field: Schema, value: Json, steps: readonly Step[]): void => {
    const dotted = toDottedPath(steps);
    const isFixed = literal.includes(dotted) || isRequiredSomewhere(dotted, value);
    if (isFixed && value !== null && !isObject(value) && !isArray(value)) {
      const branch = selectBranch(field, value, toJsonPath(steps));
      add('fixed value changed', steps, put(steps, otherValue(branch, value)));
    }
    if (typeof value !== 'string' || !moments.includes(dotted)) return;
    for (const shift of [-hour, hour]) {
      const shifted = new Date(Date.parse(value) + shift).toISOString();
      add('instant an hour off', steps, put(steps, shifted));
    }
  };

  const visitEmpty = (steps: readonly Step[]): void => {
    // Inside a list item, an empty list carries no meaning.
    if (steps.some((step) => typeof step === 'number')) return;
    const filling = others
      .map((other) => readPath(other, steps))
      .find((value) => value !== undefined && isArray(value) && value.length > 0);
    add('empty list filled', steps, put(steps, filling ?? [{}]));
  };

  /**
   * Visits list items.
   * @param isOpen whether null is acceptable for a surrounding value, and therefore also an empty
   * list
   */
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
      if (!nonNullBranches(items)) add('field nulled', place, put(place, null));
      visit(items, value, place, isOpen);
    }
  };

  const visit = (part: Schema, value: Json, steps: readonly Step[], isOpen: boolean): void => {
    if (value === null) return;
    const branch = selectBranch(part, value, toJsonPath(steps));
    if (typeof value === 'string' && isClosed(branch, steps)) {
      add('enum value changed', steps, put(steps, `${value}x`));
    }
    if (isArray(value)) visitList(branch, value, steps, isOpen);
    else if (isObject(value)) {
      for (const name of reliableFields(branch, value)) {
        visitField(fieldSchema(branch, name), value[name] ?? null, [...steps, name], isOpen);
      }
    }
  };

  visit(schema, body, [], false);
  return drifts;
}
