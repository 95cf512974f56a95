import { isArray, isObject, type Json } from '../description.ts';

/** A field, or an element of a list. */
export type Step = string | number;

/** Replaces the value at a place; undefined takes the field away. */
export function replaced(
  body: Json,
  [step, ...rest]: readonly Step[],
  value: Json | undefined,
): Json {
  if (step === undefined) return value ?? null;
  if (isArray(body)) {
    return body.map((item, index) => (index === step ? replaced(item, rest, value) : item));
  }
  if (!isObject(body)) throw new Error(`There is no ${step} in ${JSON.stringify(body)}.`);
  const { [step]: inner = null, ...others } = body;
  if (rest.length === 0 && value === undefined) return others;
  return { ...others, [step]: replaced(inner, rest, value) };
}

/** `$.slots[0].startDateTime` */
export const pathOf = (steps: readonly Step[]): string =>
  `$${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;

/** The same as rows write it: `slots.startDateTime`. */
export const dottedPath = (steps: readonly Step[]): string =>
  steps.filter((step) => typeof step === 'string').join('.');
