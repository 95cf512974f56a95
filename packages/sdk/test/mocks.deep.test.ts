import { test } from 'vitest';
import { errorStatuses, expectRefusal, handlerOf, ids, useMockServer } from './mockedCalls.ts';

const server = useMockServer();

test.each(errorStatuses(ids))('%s %i is reachable', async (id, status) => {
  server.use(handlerOf(id, status));
  await expectRefusal(id, status);
});
