/** Reads the parameters of a provider state; missing or invalid ones are rejected with a description. */
import { invalidFields } from '../platform/http/apiError.ts';

export type Params = {
  /** Returns an integer. @throws 400 */
  integer(name: string): number;
  /** Returns a text. @throws 400 */
  text(name: string): string;
  /** Returns one of the given values. @throws 400 */
  oneOf<const Choice extends string>(name: string, choices: readonly Choice[]): Choice;
};

/** @param values `params` of the request */
export function readParams(values: Readonly<Record<string, unknown>>): Params {
  const createError = (name: string, kind: string) =>
    invalidFields({ field: `params.${name}`, message: `must be ${kind}` });
  return {
    integer(name) {
      const value = values[name];
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
      throw createError(name, 'an integer');
    },
    text(name) {
      const value = values[name];
      if (typeof value === 'string') return value;
      throw createError(name, 'a string');
    },
    oneOf(name, choices) {
      const value = choices.find((choice) => choice === values[name]);
      if (value !== undefined) return value;
      throw createError(name, `one of ${choices.join(', ')}`);
    },
  };
}
