import { expect, test } from 'vitest';
import { thrown } from './backend.ts';
import { call, errorStatuses, handlerOf, ids, refusal, startMockServer } from './mockedCalls.ts';

const server = startMockServer();

test.each(errorStatuses(ids))('%s %i is reachable', async (id, status) => {
  server.use(handlerOf(id, status));
  expect(await thrown(call(id))).toMatchObject(refusal(id, status));
});
