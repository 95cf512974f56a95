import { readFileSync } from 'node:fs';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OperationId, operations } from '../src/generated/operations.ts';
import { handlers, mock } from '../src/generated/msw.ts';
import { ApiError, configureSdk } from '../src/index.ts';
import { defaults } from '../src/runtime/config.ts';
import { throwOnMismatch } from '../src/validate.ts';
import { createArguments, findExample, type Description } from './description.ts';

export const description: Description = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);

const isOperation = (id: string): id is OperationId => id in operations;
export const ids = Object.keys(operations).filter(isOperation);

/** Returns every declared status of 400 and above with its operation. */
export const errorStatuses = (some: readonly OperationId[]) =>
  some.flatMap((id) =>
    operations[id].statuses
      .filter((status) => status >= 400)
      .map((status) => [id, status] as const),
  );

/** Starts a server with the mock handlers for all tests of a file. */
export function startMockServer() {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    server.resetHandlers();
    configureSdk({
      ...defaults,
      baseUrl: 'http://backend.example/base',
      hosts: { translations: 'http://texts.example', maps: 'http://maps.example' },
      retries: 0,
      validate: throwOnMismatch,
    });
  });
  return server;
}

/** Returns the handler for a status of an operation that is only known at run time. */
export const createHandler = (id: OperationId, status: number): HttpHandler =>
  Reflect.apply(mock, undefined, [id, status]);

/** Calls an operation through the SDK with the description's example arguments. */
export async function call(id: OperationId): Promise<unknown> {
  const { tag } = operations[id];
  const module: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(
    `../src/generated/api/${tag}.ts`
  );
  const run = module[id];
  if (!run) throw new Error(`${id} is not exported by its tag. Run npm run gen.`);
  return run(...createArguments(description, id));
}

/** Returns the expected properties of the error for a status' example. */
export const expectedError = (id: OperationId, status: number) => ({
  name: ApiError.name,
  status,
  operationId: id,
  body: findExample(description, id, status),
});
