import { expect, test } from 'vitest';
import { casesOf } from '../cases.ts';
import type { SuccessRow } from '../table.ts';
import { GET } from '../wire.ts';

const row: SuccessRow = {
  given: [],
  call: () => Promise.resolve(),
  request: GET('/'),
  example: 'noSuchExample',
};

test.for([
  ['listUsaStates', 200, 'someStates'],
  ['logout', 204, 'none'],
] as const)(
  'an unknown example of %s %i is reported with those there are: %s',
  ([name, status, examples]) => {
    expect(() => casesOf({ [name]: { [status]: [row] } })).toThrow(
      `there is no such example; there are: ${examples}.`,
    );
  },
);
