import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStudioClient } from '../src/fetch.ts';
import { bookPublicCourse } from '../src/generated/api/calendar.ts';
import { finalizeCheckout } from '../src/generated/api/checkouts.ts';
import { getTranslations } from '../src/generated/api/translations.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import {
  AnswerError,
  configureSdk,
  NetworkError,
  type OutgoingRequest,
  TimeoutError,
  UndeclaredError,
} from '../src/index.ts';
import { throwOnMismatch } from '../src/validate.ts';
import { mockBackend, errorResponse, json, getError } from './backend.ts';
import { startServer } from './server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the result or error of a call without waiting for its pauses. */
const settled = async (call: Promise<unknown>): Promise<unknown> => {
  const result = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
};
const key = { 'Idempotency-Key': '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001' };
const offline = new TypeError('failed');
const place = {
  courseAppointmentId: 1,
  joinWaitingList: false,
  customerData: {
    firstname: 'Mia',
    lastname: 'Muster',
    email: 'mia@example.org',
    dateOfBirth: new Date('1994-02-03'),
    street: 'Beispielweg',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  },
};

describe('options of a call', () => {
  test('set the number of retries', async () => {
    const never = mockBackend(offline);
    expect(await settled(getTenant({ retries: 0 }))).toBeInstanceOf(NetworkError);
    expect(never.requests).toHaveLength(1);
    const often = mockBackend(offline);
    await settled(getTenant({ retries: 4 }));
    expect(often.requests).toHaveLength(5);
  });

  test('set the timeout of an attempt', async () => {
    vi.useRealTimers();
    const { url, stop } = await startServer(() => undefined);
    mockBackend(json({}));
    configureSdk({ baseUrl: url, fetch: (to, init) => fetch(to, init) });
    const error = await getError(getTenant({ timeout: 30, retries: 0 }));
    stop();
    expect(error).toBeInstanceOf(TimeoutError);
  });

  test('leave no listener on a signal that outlives the call', async () => {
    mockBackend(json({}));
    const { signal } = new AbortController();
    for (let count = 0; count < 20; count += 1) await settled(getTenant({ signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('add headers, as an object or as Headers, beside header parameters', async () => {
    const backend = mockBackend(json({}, 200));
    const traced = { 'X-Bot-Protection-Token': 'of the call' };
    const options = { headers: new Headers({ traceparent: '00-a-b-01' }) };
    await settled(getTenant(options));
    await settled(bookPublicCourse(place, traced, options));
    expect(backend.requests.map(({ headers }) => headers.get('traceparent'))).toEqual(
      Array(2).fill('00-a-b-01'),
    );
    expect(backend.requests[1]?.headers.get('X-Bot-Protection-Token')).toBe('of the call');
  });

  test('work in the client without React', async () => {
    const backend = mockBackend(offline);
    const call = createStudioClient().GET('/nox/public/v1/tenant', { retries: 1 });
    expect(await settled(call)).toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(2);
    expect(backend.requests[0]?.init).not.toHaveProperty('retries');
  });
});

describe('an idempotency key', () => {
  const path = '/v3/checkouts/{id}/finalize';

  test('lets a call retry as often as it asks, with the same key', async () => {
    const backend = mockBackend(offline, errorResponse(503, 'maintenance'), json({}));
    await settled(finalizeCheckout('a', key, { retries: 2 }));
    expect(backend.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array(3).fill(key['Idempotency-Key']),
    );
  });

  test('lets the client without React retry too', async () => {
    const backend = mockBackend(offline, json({}));
    const params = { path: { id: 'a' }, header: key };
    await settled(createStudioClient().POST(path, { params, retries: 1 }));
    expect(backend.requests).toHaveLength(2);
  });

  test('does not cause retries unless the call asks for them', async () => {
    const backend = mockBackend(offline, json({}));
    expect(await settled(finalizeCheckout('a', key))).toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(1);
  });

  test('is required for retries of such a call', async () => {
    const backend = mockBackend(offline);
    const call = finalizeCheckout('a', undefined, { retries: 2 });
    expect(await settled(call)).toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(1);
  });

  test('does not enable retries of a call that does not accept it', async () => {
    const backend = mockBackend(offline);
    await settled(bookPublicCourse(place, {}, { headers: key, retries: 2 }));
    expect(backend.requests).toHaveLength(1);
  });
});

describe('onRequest', () => {
  test('runs for each attempt, adds headers and receives the outcome', async () => {
    const backend = mockBackend(offline, json({ errorCode: 'a' }, 404, { 'X-Trace-Id': 't' }));
    const attempts: OutgoingRequest[] = [];
    const ends: (Response | Error)[] = [];
    configureSdk({
      baseUrl: 'https://api.example',
      onRequest: (request) => {
        attempts.push(request);
        request.headers.set('traceparent', `00-${request.attempt}`);
        return (outcome) => void ends.push(outcome);
      },
    });
    await settled(getTenant());
    expect(attempts).toMatchObject(
      [1, 2].map((attempt) => ({
        operationId: 'getTenant',
        method: 'GET',
        url: 'https://api.example/nox/public/v1/tenant',
        attempt,
      })),
    );
    expect(backend.requests.map(({ headers }) => headers.get('traceparent'))).toEqual([
      '00-1',
      '00-2',
    ]);
    expect(ends).toEqual([expect.any(NetworkError), expect.any(Response)]);
    expect(ends[1]).toMatchObject({ status: 404 });
  });

  test('does not run for external services, which must not get its secrets', async () => {
    mockBackend(json({}));
    const onRequest = vi.fn(() => undefined);
    configureSdk({ hosts: { translations: 'https://texts.example' }, onRequest });
    await settled(getTranslations('volt', 'en-GB'));
    expect(onRequest).not.toHaveBeenCalled();
  });

  test('fails the call when it throws, and nothing is sent', async () => {
    const backend = mockBackend(json({}));
    const broken = new Error('no tracer');
    configureSdk({
      onRequest: () => {
        throw broken;
      },
    });
    expect(await settled(getTenant())).toBe(broken);
    expect(backend.requests).toEqual([]);
  });
});

describe('trace id of errors', () => {
  const traced = { 'X-Trace-Id': 'of-the-header' };
  test.each([
    ['an error response', json({ errorCode: 'a' }, 404, traced), 'ApiError'],
    ['an undeclared status', json({ errorCode: 'a' }, 418, traced), 'UndeclaredError'],
    ['a page of HTML', new Response('<p>', { headers: traced }), 'AnswerError'],
    ['another shape', json({ tenant: 7 }, 200, traced), 'AnswerError'],
  ])('is set for %s', async (_what, answer, name) => {
    mockBackend(answer);
    configureSdk({ validate: throwOnMismatch });
    vi.useRealTimers();
    expect(await getError(getTenant())).toMatchObject({ name, traceId: 'of-the-header' });
  });

  test('is set for half a response', async () => {
    vi.useRealTimers();
    const { url, stop } = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100', ...traced }).write('{');
      setTimeout(() => response.destroy(), 10);
    });
    mockBackend(json({}));
    configureSdk({ baseUrl: url, retries: 0, fetch: (to, init) => fetch(to, init) });
    const error = await getError(getTenant());
    stop();
    expect(error).toMatchObject({ name: 'NetworkError', traceId: 'of-the-header' });
  });

  test('is undefined without a response', async () => {
    mockBackend(offline);
    expect(await settled(getTenant({ retries: 0 }))).toMatchObject({ traceId: undefined });
    expect([AnswerError, UndeclaredError].every((kind) => kind.prototype instanceof Error)).toBe(
      true,
    );
  });
});
