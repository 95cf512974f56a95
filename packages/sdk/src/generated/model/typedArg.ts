/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TypedArgType } from './typedArgType.ts';

/**
 * A value for the translated text of an error code.
 */
export interface TypedArg {
  /** Format of the value: TIMESTAMP is an instant with offset shown as date and time, FIELD names a field of the request by its JSON path. */
  type: TypedArgType;
  /**
     * The value, always written as a string.
     * @minLength 0
     * @maxLength 500
     */
  value: string;
}
