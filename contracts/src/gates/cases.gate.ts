import { expect, test } from 'vitest';
import { buildCases } from '../cases.ts';
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
  'reports an unknown example of %s %i with the known ones: %s',
  ([name, status, examples]) => {
    expect(() => buildCases({ [name]: { [status]: [row] } })).toThrow(
      `unknown example. Available: ${examples}.`,
    );
  },
);
