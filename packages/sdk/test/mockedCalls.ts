import { readFileSync } from 'node:fs';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type OperationId, operations } from '../src/generated/operations.ts';
import { handlers, mock } from '../src/generated/msw.ts';
import { ApiError, configureSdk } from '../src/index.ts';
import { defaults } from '../src/runtime/config.ts';
import { argumentsOf, exampleOf, type Description } from './description.ts';

export const description: Description = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);

const isOperation = (id: string): id is OperationId => id in operations;
export const ids = Object.keys(operations).filter(isOperation);

/** Returns each declared status from 400 on, with its operation. */
export const errorStatuses = (some: readonly OperationId[]) =>
  some.flatMap((id) =>
    operations[id].statuses
      .filter((status) => status >= 400)
      .map((status) => [id, status] as const),
  );

/** Starts a server with the mock handlers for the tests of a file. */
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
      validate: 'throw',
    });
  });
  return server;
}

/** Returns the handler that answers a status, for operations that are known at run time only. */
export const handlerOf = (id: OperationId, status: number): HttpHandler =>
  Reflect.apply(mock, undefined, [id, status]);

/** Calls an operation through the SDK with the examples of the description. */
export async function call(id: OperationId): Promise<unknown> {
  const { tag } = operations[id];
  const module: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(
    `../src/generated/client/${tag}/${tag}.ts`
  );
  const run = module[id];
  if (!run) throw new Error(`${id} is not exported by its tag.`);
  return run(...argumentsOf(description, id));
}

/** Returns what the error of a refused call has: the example of the status. */
export const refusal = (id: OperationId, status: number) => ({
  name: ApiError.name,
  status,
  operationId: id,
  body: exampleOf(description, id, status),
});
