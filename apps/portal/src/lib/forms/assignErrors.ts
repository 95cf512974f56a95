import { ApiError } from '@studio-portal/sdk';
import type { ErrorItem } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { toApiError } from '../api/errors/toApiError.ts';
import { errorText } from '../api/errors/useErrorText.ts';
import type { InputSet } from './fieldSpec.ts';
import { validationMessages } from './messages.ts';

/** Errors of a response, assigned to fields. */
export interface AssignedErrors {
  /** Messages by field name. */
  atFields: ReadonlyMap<string, string>;
  /** Errors of no field, shown above the button. */
  rest: readonly unknown[];
}

/**
 * Finds the field of an error: the one that an argument of type FIELD names by JSON path
 * (`customerData.street`), otherwise the one that lists the error code.
 */
function errorField({ errorCode, typedArgs }: ErrorItem, fields: InputSet): string | undefined {
  const path = typedArgs?.find(({ type }) => type === 'FIELD')?.value;
  const named = path?.split(/[.[\]/]+/).findLast((part) => Object.hasOwn(fields, part));
  return (
    named ??
    Object.entries(fields).find(
      ([, { codes }]) => errorCode !== undefined && codes?.includes(errorCode),
    )?.[0]
  );
}

/** Wraps one item of a response in an error of its own, so that it is formatted like any other. */
function singleItemError(
  { status, message, body, operationId, headers }: ApiError,
  item: ErrorItem,
): ApiError {
  const errorCode = item.errorCode ?? '';
  return new ApiError({ status, message, body, operationId, headers, items: [item], errorCode });
}

/**
 * Assigns the errors of a response to the fields of a form. For a plain validation error, a short
 * message beside the field is clearer than the server's general one.
 * @param timeZone of the studio, for times in messages
 */
export function assignErrors(
  error: unknown,
  fields: InputSet,
  intl: IntlShape,
  timeZone?: string,
): AssignedErrors {
  const answer = toApiError(error);
  if (!answer) return { atFields: new Map(), rest: error ? [error] : [] };
  const placed = answer.items.map((item) => ({ item, name: errorField(item, fields) }));
  if (placed.every(({ name }) => name === undefined)) return { atFields: new Map(), rest: [error] };
  const words = (item: ErrorItem) =>
    item.errorCode === 'validation.error.invalid'
      ? intl.formatMessage(validationMessages.refused)
      : errorText(singleItemError(answer, item), intl, timeZone).title;
  return {
    atFields: new Map(
      placed.flatMap(({ item, name }): [string, string][] =>
        name === undefined ? [] : [[name, words(item)]],
      ),
    ),
    rest: placed.flatMap(({ item, name }) =>
      name === undefined ? [singleItemError(answer, item)] : [],
    ),
  };
}
