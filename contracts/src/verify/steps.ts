import { isArray, isObject, type Json } from '../description.ts';

/** A field name or list index. */
export type Step = string | number;

/** Replaces the value at a path; undefined removes the field. */
export function replaceValue(
  body: Json,
  [step, ...rest]: readonly Step[],
  value: Json | undefined,
): Json {
  if (step === undefined) return value ?? null;
  if (isArray(body)) {
    return body.map((item, index) => (index === step ? replaceValue(item, rest, value) : item));
  }
  if (!isObject(body)) throw new Error(`Field ${step} not found in ${JSON.stringify(body)}.`);
  const { [step]: inner = null, ...others } = body;
  if (rest.length === 0 && value === undefined) return others;
  return { ...others, [step]: replaceValue(inner, rest, value) };
}

/** Formats a JSON path, such as `$.slots[0].startDateTime`. */
export const toJsonPath = (steps: readonly Step[]): string =>
  `$${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;

/** Formats a path in the notation of rows, such as `slots.startDateTime`. */
export const toDottedPath = (steps: readonly Step[]): string =>
  steps.filter((step) => typeof step === 'string').join('.');
