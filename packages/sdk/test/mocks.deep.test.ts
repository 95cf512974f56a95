import { expect, test } from 'vitest';
import { getError } from './backend.ts';
import {
  call,
  errorStatuses,
  createHandler,
  ids,
  expectedError,
  startMockServer,
} from './mockedCalls.ts';

const server = startMockServer();

test.each(errorStatuses(ids))('returns the example of %s %i', async (id, status) => {
  server.use(createHandler(id, status));
  expect(await getError(call(id))).toMatchObject(expectedError(id, status));
});
