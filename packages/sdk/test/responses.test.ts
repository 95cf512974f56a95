import { describe, expect, test, vi } from 'vitest';
import { bookCourse, getCalendarItem } from '../src/generated/api/calendar.ts';
import { getStudioLogo } from '../src/generated/api/studios.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
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
import { mockBackend, errorResponse, json, getApiError, getError } from './backend.ts';
import { startServer } from './server.ts';

const html = (status: number, statusText = '') =>
  new Response('<!doctype html><h1>Oh no</h1>', {
    status,
    statusText,
    headers: { 'Content-Type': 'text/html' },
  });
const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

describe('undeclared statuses', () => {
  test.each([418, 451])(
    'throws an UndeclaredError with the whole response for %i',
    async (status) => {
      mockBackend(errorResponse(status, 'teapot.error.short', 'Short and stout'));
      const error = await getError(bookCourse(booking));
      expect(error).toBeInstanceOf(UndeclaredError);
      expect(error).not.toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        status: 'undeclared',
        operationId: 'bookCourse',
        message: expect.stringContaining(String(status)),
        answer: { status, errorCode: 'teapot.error.short', operationId: 'bookCourse' },
      });
    },
  );

  test('throws an UndeclaredError for an undeclared success status', async () => {
    mockBackend(json({ jobId: 1 }, 202));
    expect(await getError(bookCourse(booking))).toMatchObject({
      status: 'undeclared',
      answer: { status: 202, body: { jobId: 1 } },
    });
  });

  test('throws an ApiError for a declared status', async () => {
    mockBackend(errorResponse(409, 'booking.error.slotfull'));
    expect(await getError(bookCourse(booking))).toBeInstanceOf(ApiError);
  });
});

describe('responses that do not match the description', () => {
  test.each([
    ['HTML', html(200)],
    ['text', new Response('OK')],
    ['nothing', new Response(null)],
    ['a file', new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })],
    [
      'half the text',
      new Response('{"tenant":', { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('throws an AnswerError for %s instead of JSON', async (_what, answer) => {
    mockBackend(answer);
    const error = await getError(getTenant());
    expect(error).toBeInstanceOf(AnswerError);
    expect(error).toMatchObject({ status: 'invalid', operationId: 'getTenant' });
  });

  test('throws an AnswerError for HTML instead of a file', async () => {
    mockBackend(html(200));
    expect(await getError(getStudioLogo(1))).toBeInstanceOf(AnswerError);
  });
});

describe('incomplete responses', () => {
  /** Starts a server that sends half a response and then calls `then`. */
  const halfway = async (then: (end: () => void) => void): Promise<() => void> => {
    const { url, stop } = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
      response.write('{"tenant":');
      setTimeout(() => then(() => response.destroy()), 20);
    });
    configureSdk({ ...defaults, retries: 0, baseUrl: url });
    return stop;
  };

  test('throws a NetworkError with its cause when the connection drops mid-response', async () => {
    const stop = await halfway((end) => end());
    const error = await getError(getTenant());
    stop();
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ status: 0, operationId: 'getTenant', cause: expect.any(Error) });
  });

  test('throws a TimeoutError when the rest of the response is too slow', async () => {
    const stop = await halfway(() => undefined);
    configureSdk({ timeout: 100 });
    const error = await getError(getTenant());
    stop();
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ status: 0, operationId: 'getTenant' });
  });

  test('throws an AbortError with the reason as cause when the caller aborts mid-response', async () => {
    const controller = new AbortController();
    const stop = await halfway(() => controller.abort('enough'));
    const error = await getError(getTenant({ signal: controller.signal }));
    stop();
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({
      name: 'AbortError',
      status: 0,
      operationId: 'getTenant',
      cause: 'enough',
    });
  });

  test('sends nothing when the signal is already aborted', async () => {
    const backend = mockBackend(json({}));
    expect(await getError(getTenant({ signal: AbortSignal.abort() }))).toBeInstanceOf(AbortError);
    expect(backend.requests).toEqual([]);
  });

  test('ends immediately when aborted while waiting for `ready`', async () => {
    const backend = mockBackend(json({}));
    configureSdk({ ready: () => new Promise(() => undefined) });
    const controller = new AbortController();
    const call = getError(getTenant({ signal: controller.signal }));
    controller.abort();
    expect(await call).toBeInstanceOf(AbortError);
    expect(backend.requests).toEqual([]);
  });

  test('ends immediately when aborted while waiting to retry', async () => {
    const backend = mockBackend(json({}, 429, { 'Retry-After': '20' }));
    const controller = new AbortController();
    const call = getError(getTenant({ signal: controller.signal }));
    await expect.poll(() => backend.requests).toHaveLength(1);
    controller.abort();
    expect(await call).toBeInstanceOf(AbortError);
    expect(backend.requests).toHaveLength(1);
  });
});

// "Error-code extraction" of spec 2.8.
describe('error responses without a code', () => {
  const unknown = 'authentication.error.unknown';
  test.each([
    ['an HTML page', html(404, 'Not Found'), unknown],
    ['an empty object', json({}, 404), unknown],
    ['an empty list', json([], 404), unknown],
    ['nothing', new Response('', { status: 404 }), unknown],
    ['a message', json({ errorMessage: 'No such thing' }, 404), 'Info: No such thing'],
    ['text', new Response('No such thing', { status: 404 }), 'No such thing'],
    ['a 502', html(502), 'Info: 502 Bad Gateway'],
    ['a 413', html(413), '413 error'],
  ])('use a fallback code and a readable message for %s', async (_what, answer, errorCode) => {
    mockBackend(answer);
    const error = await getApiError(getCalendarItem('a'));
    expect(error.errorCode).toBe(errorCode);
    expect(error.message).not.toBe('');
    expect(error.message).not.toContain('<');
  });
});

describe('error details', () => {
  test('takes the trace id from the body, else from the header', async () => {
    mockBackend(
      json({ errorCode: 'a', traceId: 'of-the-body' }, 404, { 'X-Trace-Id': 'of-the-header' }),
    );
    expect((await getApiError(getTenant())).traceId).toBe('of-the-body');
    mockBackend(json({ errorCode: 'a' }, 404, { 'X-Trace-Id': 'of-the-header' }));
    expect((await getApiError(getTenant())).traceId).toBe('of-the-header');
    mockBackend(json({ errorCode: 'a' }, 404));
    expect((await getApiError(getTenant())).traceId).toBeUndefined();
  });

  test('keeps the response headers', async () => {
    mockBackend(json({ errorCode: 'a' }, 404, { 'X-Anything': 'yes' }));
    expect((await getApiError(getTenant())).headers.get('X-Anything')).toBe('yes');
  });

  test.each([
    ['7', 7],
    ['Wed, 25 Nov 2026 12:01:30 GMT', 90],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('read Retry-After %j as %s seconds', async (value, seconds) => {
    vi.setSystemTime('2026-11-25T12:00:00Z');
    mockBackend(json({ errorCode: 'a' }, 404, { 'Retry-After': value }));
    expect((await getApiError(getTenant())).retryAfter).toEqual(seconds);
  });

  test('count the seconds to a Retry-After date by the server’s clock', async () => {
    vi.setSystemTime('2026-11-25T15:00:00Z');
    const headers = {
      'Retry-After': 'Wed, 25 Nov 2026 12:01:30 GMT',
      Date: 'Wed, 25 Nov 2026 12:00:00 GMT',
    };
    mockBackend(json({ errorCode: 'a' }, 404, headers));
    expect((await getApiError(getTenant())).retryAfter).toBe(90);
  });
});
