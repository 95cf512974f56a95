/** Reads the parameters of a provider state; what is missing or of another kind is refused in words. */
import { invalidFields } from '../platform/http/apiError.ts';

export type Params = {
  /** A whole number. @throws 400 */
  integer(name: string): number;
  /** A text. @throws 400 */
  text(name: string): string;
  /** One of a few words. @throws 400 */
  oneOf<const Word extends string>(name: string, words: readonly Word[]): Word;
};

/** @param values what the request has under `params` */
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
