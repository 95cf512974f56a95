import { ApiError } from '@studio-portal/sdk';
import type { ErrorItem } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { answerOf } from '../api/errors/answerOf.ts';
import { errorText } from '../api/errors/useErrorText.ts';
import type { InputSet } from './fieldSpec.ts';
import { validationMessages } from './messages.ts';

/** Where a refusal of the server is told. */
export interface PlacedFaults {
  /** What is said at each field, by its name. */
  atFields: ReadonlyMap<string, string>;
  /** What belongs to no field, above the button. */
  rest: readonly unknown[];
}

/**
 * The field that a fault is about: the one that an argument of type FIELD names by its JSON path (`customerData.street`), else the
 * one that knows the code.
 */
function fieldOf({ errorCode, typedArgs }: ErrorItem, fields: InputSet): string | undefined {
  const path = typedArgs?.find(({ type }) => type === 'FIELD')?.value;
  const named = path?.split(/[.[\]/]+/).findLast((part) => Object.hasOwn(fields, part));
  return (
    named ??
    Object.entries(fields).find(
      ([, { codes }]) => errorCode !== undefined && codes?.includes(errorCode),
    )?.[0]
  );
}

/** One fault as an error of its own, so that it is put into words like any other. */
function alone(
  { status, message, body, operationId, headers }: ApiError,
  item: ErrorItem,
): ApiError {
  const errorCode = item.errorCode ?? '';
  return new ApiError({ status, message, body, operationId, headers, items: [item], errorCode });
}

/**
 * Puts the faults of an answer on the fields of a form. That a value is "not as expected" says the field itself better than the
 * server's general words.
 * @param timeZone of the studio, for the times in error texts
 */
export function placeFaults(
  error: unknown,
  fields: InputSet,
  intl: IntlShape,
  timeZone?: string,
): PlacedFaults {
  const answer = answerOf(error);
  if (!answer) return { atFields: new Map(), rest: error ? [error] : [] };
  const placed = answer.items.map((item) => ({ item, name: fieldOf(item, fields) }));
  if (placed.every(({ name }) => name === undefined)) return { atFields: new Map(), rest: [error] };
  const words = (item: ErrorItem) =>
    item.errorCode === 'validation.error.invalid'
      ? intl.formatMessage(validationMessages.refused)
      : errorText(alone(answer, item), intl, timeZone).title;
  return {
    atFields: new Map(
      placed.flatMap(({ item, name }): [string, string][] =>
        name === undefined ? [] : [[name, words(item)]],
      ),
    ),
    rest: placed.flatMap(({ item, name }) => (name === undefined ? [alone(answer, item)] : [])),
  };
}
