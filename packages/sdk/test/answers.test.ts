import { describe, expect, test, vi } from 'vitest';
import { bookCourse, getCalendarItem } from '../src/generated/client/calendar/calendar.ts';
import { getStudioLogo } from '../src/generated/client/studios/studios.ts';
import { getTenant } from '../src/generated/client/tenant/tenant.ts';
import {
  AbortError,
  AnswerError,
  ApiError,
  configureSdk,
  NetworkError,
  TimeoutError,
  UndeclaredError,
} from '../src/index.ts';
import { defaults } from '../src/runtime/config.ts';
import { answering, fault, json, refused, thrown } from './backend.ts';
import { startServer } from './server.ts';

const html = (status: number, statusText = '') =>
  new Response('<!doctype html><h1>Oh no</h1>', {
    status,
    statusText,
    headers: { 'Content-Type': 'text/html' },
  });
const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

describe('a status that the description does not declare', () => {
  test.each([418, 451])('%i is an UndeclaredError with the whole answer', async (status) => {
    answering(fault(status, 'teapot.error.short', 'Short and stout'));
    const error = await thrown(bookCourse(booking));
    expect(error).toBeInstanceOf(UndeclaredError);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 'undeclared',
      operationId: 'bookCourse',
      message: expect.stringContaining(String(status)),
      answer: { status, errorCode: 'teapot.error.short', operationId: 'bookCourse' },
    });
  });

  test('so is a success of another status', async () => {
    answering(json({ jobId: 1 }, 202));
    expect(await thrown(bookCourse(booking))).toMatchObject({
      status: 'undeclared',
      answer: { status: 202, body: { jobId: 1 } },
    });
  });

  test('a declared one is an ApiError', async () => {
    answering(fault(409, 'booking.error.slotfull'));
    expect(await thrown(bookCourse(booking))).toBeInstanceOf(ApiError);
  });
});

describe('an answer that is not as declared', () => {
  test.each([
    ['HTML', html(200)],
    ['text', new Response('OK')],
    ['nothing', new Response(null)],
    ['a file', new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })],
    ['half of it', new Response('{"tenant":', { headers: { 'Content-Type': 'application/json' } })],
  ])('%s where JSON is declared', async (_what, answer) => {
    answering(answer);
    const error = await thrown(getTenant());
    expect(error).toBeInstanceOf(AnswerError);
    expect(error).toMatchObject({ status: 'invalid', operationId: 'getTenant' });
  });

  test('HTML where a file is declared', async () => {
    answering(html(200));
    expect(await thrown(getStudioLogo(1))).toBeInstanceOf(AnswerError);
  });
});

describe('no whole answer', () => {
  /** A server that begins to answer and then does `then`. */
  const halfway = async (then: (end: () => void) => void): Promise<() => void> => {
    const { url, stop } = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"tenant":');
      setTimeout(() => then(() => response.destroy()), 20);
    });
    configureSdk({ ...defaults, retries: 0, baseUrl: url });
    return stop;
  };

  test('cut off halfway is a NetworkError with the cause', async () => {
    const stop = await halfway((end) => end());
    const error = await thrown(getTenant());
    stop();
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ status: 0, operationId: 'getTenant', cause: expect.any(Error) });
  });

  test('too slow halfway is a TimeoutError', async () => {
    const stop = await halfway(() => undefined);
    configureSdk({ timeout: 100 });
    const error = await thrown(getTenant());
    stop();
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ status: 0, operationId: 'getTenant' });
  });

  test('given up halfway is an AbortError with the reason as cause', async () => {
    const controller = new AbortController();
    const stop = await halfway(() => controller.abort('enough'));
    const error = await thrown(getTenant({ signal: controller.signal }));
    stop();
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({
      name: 'AbortError',
      status: 0,
      operationId: 'getTenant',
      cause: 'enough',
    });
  });

  test('given up before it began, nothing is sent', async () => {
    const backend = answering(json({}));
    expect(await thrown(getTenant({ signal: AbortSignal.abort() }))).toBeInstanceOf(AbortError);
    expect(backend.requests).toEqual([]);
  });

  test('given up while it waits for `ready`, it ends at once', async () => {
    const backend = answering(json({}));
    configureSdk({ ready: () => new Promise(() => undefined) });
    const controller = new AbortController();
    const call = thrown(getTenant({ signal: controller.signal }));
    controller.abort();
    expect(await call).toBeInstanceOf(AbortError);
    expect(backend.requests).toEqual([]);
  });

  test('given up in the pause before another try, it ends at once', async () => {
    const backend = answering(json({}, 429, { 'Retry-After': '20' }));
    const controller = new AbortController();
    const call = thrown(getTenant({ signal: controller.signal }));
    await vi.waitFor(() => expect(backend.requests).toHaveLength(1));
    controller.abort();
    expect(await call).toBeInstanceOf(AbortError);
    expect(backend.requests).toHaveLength(1);
  });
});

// Specification 2, section 8, "Error-code extraction".
describe('a body without a code', () => {
  const unknown = 'authentication.error.unknown';
  test.each([
    ['a page', html(404, 'Not Found'), unknown],
    ['an empty object', json({}, 404), unknown],
    ['an empty list', json([], 404), unknown],
    ['nothing', new Response('', { status: 404 }), unknown],
    ['a message', json({ errorMessage: 'No such thing' }, 404), 'Info: No such thing'],
    ['words', new Response('No such thing', { status: 404 }), 'No such thing'],
    ['maintenance', html(502), 'Info: 502 Bad Gateway'],
    ['too much', html(413), '413 error'],
  ])('%s', async (_what, answer, errorCode) => {
    answering(answer);
    const error = await refused(getCalendarItem('a'));
    expect(error.errorCode).toBe(errorCode);
    expect(error.message).not.toBe('');
    expect(error.message).not.toContain('<');
  });
});

describe('of an answer', () => {
  test('the trace id is the body’s, else the header’s', async () => {
    answering(
      json({ errorCode: 'a', traceId: 'of-the-body' }, 404, { 'X-Trace-Id': 'of-the-header' }),
    );
    expect((await refused(getTenant())).traceId).toBe('of-the-body');
    answering(json({ errorCode: 'a' }, 404, { 'X-Trace-Id': 'of-the-header' }));
    expect((await refused(getTenant())).traceId).toBe('of-the-header');
    answering(json({ errorCode: 'a' }, 404));
    expect((await refused(getTenant())).traceId).toBeUndefined();
  });

  test('the headers are kept', async () => {
    answering(json({ errorCode: 'a' }, 404, { 'X-Anything': 'yes' }));
    expect((await refused(getTenant())).headers.get('X-Anything')).toBe('yes');
  });

  test.each([
    ['7', 7],
    ['Wed, 25 Nov 2026 12:01:30 GMT', 90],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('Retry-After %s is %s seconds', async (value, seconds) => {
    vi.setSystemTime('2026-11-25T12:00:00Z');
    answering(json({ errorCode: 'a' }, 404, { 'Retry-After': value }));
    expect((await refused(getTenant())).retryAfter).toEqual(seconds);
  });
});
