/** Reads the parameters of a provider state; missing or invalid ones are rejected with a description. */
import { invalidFields } from '../server/apiError.ts';

export type Params = {
  /** Returns an integer. @throws 400 */
  integer(name: string): number;
  /** Returns a text. @throws 400 */
  text(name: string): string;
  /** Returns one of the given values. @throws 400 */
  oneOf<const Word extends string>(name: string, words: readonly Word[]): Word;
};

/** @param values `params` of the request */
export function paramsOf(values: Readonly<Record<string, unknown>>): Params {
  const refuse = (name: string, kind: string) =>
    invalidFields({ field: `params.${name}`, message: `must be ${kind}` });
  return {
    integer(name) {
      const value = values[name];
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
      throw refuse(name, 'an integer');
    },
    text(name) {
      const value = values[name];
      if (typeof value === 'string') return value;
      throw refuse(name, 'a string');
    },
    oneOf(name, words) {
      const word = words.find((known) => known === values[name]);
      if (word !== undefined) return word;
      throw refuse(name, `one of ${words.join(', ')}`);
    },
  };
}
