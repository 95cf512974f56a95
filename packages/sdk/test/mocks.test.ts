import { describe, expect, test } from 'vitest';
import { operations } from '../src/generated/operations.ts';
import { handlers, mock } from '../src/generated/msw.ts';
import * as calendar from '../src/generated/msw/calendar.ts';
import { bookCourse } from '../src/generated/client/calendar/calendar.ts';
import { thrown } from './backend.ts';
import { exampleOf, sameTimes } from './description.ts';
import {
  call,
  description,
  errorStatuses,
  handlerOf,
  ids,
  refusal,
  startMockServer,
} from './mockedCalls.ts';

// Every call of the description is made through the SDK, against the mocks, and gets its own example.
const server = startMockServer();

describe('without being told, every call succeeds with its own example', () => {
  test.each(ids)('%s', async (id) => {
    const [status = 0, ...others] = operations[id].statuses;
    expect(others.filter((other) => other < 400)).toEqual([]);
    expect(sameTimes(await textOf(await call(id)))).toEqual(
      sameTimes(exampleOf(description, id, status)),
    );
  });
});

describe('each declared error of one call of each tag is reachable', () => {
  const firstOfTags = Object.values(Object.groupBy(ids, (id) => operations[id].tag)).flatMap(
    ([first]) => first ?? [],
  );
  test.each(errorStatuses(firstOfTags))('%s %i', async (id, status) => {
    server.use(handlerOf(id, status));
    expect(await thrown(call(id))).toMatchObject(refusal(id, status));
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
