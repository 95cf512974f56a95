import { describe, expect, test } from 'vitest';
import { operations } from '../src/generated/operations.ts';
import { handlers, mock } from '../src/generated/msw.ts';
import * as calendar from '../src/generated/msw/calendar.ts';
import { bookCourse } from '../src/generated/api/calendar.ts';
import { listPayments } from '../src/generated/api/payments.ts';
import { getError } from './backend.ts';
import { findExample, normalizeTimes } from './description.ts';
import {
  call,
  description,
  errorStatuses,
  createHandler,
  ids,
  expectedError,
  startMockServer,
} from './mockedCalls.ts';

// Makes every call of the API description through the SDK against the mocks.
const server = startMockServer();

describe('default handlers', () => {
  test.each(ids)('return an example of %s', async (id) => {
    const [status = 0, ...others] = operations[id].statuses;
    expect(others.filter((other) => other < 400)).toEqual([]);
    expect(normalizeTimes(await readText(await call(id)))).toEqual(
      normalizeTimes(findExample(description, id, status)),
    );
  });
});

describe('declared errors of one call per tag', () => {
  const firstOfTags = Object.values(Object.groupBy(ids, (id) => operations[id].tag)).flatMap(
    ([first]) => first ?? [],
  );
  test.each(errorStatuses(firstOfTags))('returns the example of %s %i', async (id, status) => {
    server.use(createHandler(id, status));
    expect(await getError(call(id))).toMatchObject(expectedError(id, status));
  });
});

describe('mock', () => {
  const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

  test.each(['booking.error.slotfull', 'booking.error.alreadybooked'] as const)(
    'responds with the error %s',
    async (code) => {
      server.use(mock('bookCourse', 409, code));
      expect(await getError(bookCourse(booking))).toMatchObject({ status: 409, errorCode: code });
    },
  );

  test('returns a success example by name', async () => {
    server.use(calendar.mock('bookCourse', 201, 'onWaitingList'));
    expect(await bookCourse(booking)).toMatchObject({ onWaitingList: true });
  });

  test('returns the example as a function changes it', async () => {
    server.use(mock('bookCourse', 201, (item) => ({ ...item, onWaitingList: true, position: 7 })));
    expect(await bookCourse(booking)).toMatchObject({ onWaitingList: true, position: 7 });
    server.use(mock('bookCourse'));
    expect(await bookCourse(booking)).toMatchObject({ onWaitingList: false });
  });

  test('returns a given body', async () => {
    server.use(mock('listPayments', 200, { content: [], page: 0, size: 20, hasNext: false }));
    expect(await listPayments()).toMatchObject({ content: [], size: 20 });
  });

  test('exports only the handlers of its tag', () => {
    const own = ids.filter((id) => operations[id].tag === 'calendar');
    expect(calendar.handlers).toHaveLength(own.length);
    expect(handlers).toHaveLength(ids.length);
  });

  test('compiles only for declared calls, statuses and codes', () => {
    // @ts-expect-error: undeclared status
    expect(() => mock('bookCourse', 418)).toThrow('bookCourse has no example');
    // @ts-expect-error: code of another status
    expect(() => mock('bookCourse', 409, 'course.error.notfound')).toThrow('course.error.notfound');
    // @ts-expect-error: body without a required field
    expect(mock('listPayments', 200, { content: [] })).toBeDefined();
    // @ts-expect-error: call of another tag
    expect(() => calendar.mock('getTenant')).toThrow('getTenant');
  });
});

/** Returns a picture as text, and other values unchanged. */
const readText = async (answer: unknown): Promise<unknown> =>
  answer instanceof Blob ? answer.text() : (answer ?? null);
