import { readFileSync } from 'node:fs';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../src/generated/operations.ts';
import { handlers, mock } from '../src/generated/msw.ts';
import * as calendar from '../src/generated/msw/calendar.ts';
import { ApiError, configureSdk } from '../src/index.ts';
import { bookCourse } from '../src/generated/client/calendar/calendar.ts';
import { defaults } from '../src/runtime/config.ts';
import { thrown } from './backend.ts';
import { argumentsOf, exampleOf, sameTimes, type Description } from './description.ts';

// Every call of the description is made through the SDK, against the mocks, and gets its own example.
const description: Description = JSON.parse(
  readFileSync(new URL('../../../api-spec/dist/openapi.json', import.meta.url), 'utf8'),
);
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

const isOperation = (id: string): id is OperationId => id in operations;
const ids = Object.keys(operations).filter(isOperation);

async function call(id: OperationId): Promise<unknown> {
  const { tag } = operations[id];
  const module: Record<string, (...args: unknown[]) => Promise<unknown>> = await import(
    `../src/generated/client/${tag}/${tag}.ts`
  );
  const run = module[id];
  if (!run) throw new Error(`${id} is not exported by its tag.`);
  return run(...argumentsOf(description, id));
}

describe('without being told, every call succeeds with its own example', () => {
  test.each(ids)('%s', async (id) => {
    const [status = 0] = operations[id].statuses;
    expect(sameTimes(await textOf(await call(id)))).toEqual(
      sameTimes(exampleOf(description, id, status)),
    );
  });
});

describe('each declared status is reachable', () => {
  const reach = (id: OperationId, status: number): Promise<unknown> => {
    const handler: HttpHandler = Reflect.apply(mock, undefined, [id, status]);
    server.use(handler);
    return call(id);
  };
  const cases = ids.flatMap((id) => operations[id].statuses.map((status) => [id, status] as const));

  test.each(cases.filter(([, status]) => status < 400))('%s %i', async (id, status) => {
    expect(sameTimes(await textOf(await reach(id, status)))).toEqual(
      sameTimes(exampleOf(description, id, status)),
    );
  });

  test.each(cases.filter(([, status]) => status >= 400))('%s %i', async (id, status) => {
    const error = await thrown(reach(id, status));
    expect(error).toBeInstanceOf(ApiError);
    const body = exampleOf(description, id, status);
    expect(error).toMatchObject({ status, operationId: id, body });
  });
});

describe('`mock`', () => {
  const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

  test.each(['booking.error.slotfull', 'booking.error.alreadybooked'] as const)(
    'answers the refusal %s',
    async (code) => {
      server.use(mock('bookCourse', 409, code));
      expect(await thrown(bookCourse(booking))).toMatchObject({ status: 409, errorCode: code });
    },
  );

  test('answers an example of a success by name', async () => {
    server.use(calendar.mock('bookCourse', 201, 'onWaitingList'));
    expect(await bookCourse(booking)).toMatchObject({ onWaitingList: true });
  });

  test('of a tag has the handlers of the tag', () => {
    const own = ids.filter((id) => operations[id].tag === 'calendar');
    expect(calendar.handlers).toHaveLength(own.length);
    expect(handlers).toHaveLength(ids.length);
  });

  test('compiles for what is declared only', () => {
    // @ts-expect-error: a status that is not declared
    expect(() => mock('bookCourse', 418)).toThrow('bookCourse has no example');
    // @ts-expect-error: a code of another status
    expect(() => mock('bookCourse', 409, 'course.error.notfound')).toThrow('course.error.notfound');
    // @ts-expect-error: a call of another tag
    expect(() => calendar.mock('getTenant')).toThrow('getTenant');
  });
});

/** A picture by its text, all else as it is. */
const textOf = async (answer: unknown): Promise<unknown> =>
  answer instanceof Blob ? answer.text() : (answer ?? null);
