import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStudioClient } from '../src/fetch.ts';
import { bookPublicCourse } from '../src/generated/client/calendar/calendar.ts';
import { finalizeCheckout } from '../src/generated/client/checkouts/checkouts.ts';
import { getTranslations } from '../src/generated/client/translations/translations.ts';
import { getTenant } from '../src/generated/client/tenant/tenant.ts';
import {
  AnswerError,
  configureSdk,
  NetworkError,
  type OutgoingRequest,
  TimeoutError,
  UndeclaredError,
} from '../src/index.ts';
import { answering, fault, json, thrown } from './backend.ts';
import { startServer } from './server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What comes of a call, without waiting for its pauses. */
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

describe('a call may say for itself', () => {
  test('how often it is tried again', async () => {
    const never = answering(offline);
    expect(await settled(getTenant({ retries: 0 }))).toBeInstanceOf(NetworkError);
    expect(never.requests).toHaveLength(1);
    const often = answering(offline);
    await settled(getTenant({ retries: 4 }));
    expect(often.requests).toHaveLength(5);
  });

  test('how long an attempt may take', async () => {
    vi.useRealTimers();
    const { url, stop } = await startServer(() => undefined);
    answering(json({}));
    configureSdk({ baseUrl: url, fetch: (to, init) => fetch(to, init) });
    const error = await thrown(getTenant({ timeout: 30, retries: 0 }));
    stop();
    expect(error).toBeInstanceOf(TimeoutError);
  });

  test('further headers, as an object or as Headers, beside those it takes as a parameter', async () => {
    const backend = answering(json({}, 200));
    const traced = { 'X-Bot-Protection-Token': 'of the call' };
    const options = { headers: new Headers({ traceparent: '00-a-b-01' }) };
    await settled(getTenant(options));
    await settled(bookPublicCourse(place, traced, options));
    expect(backend.requests.map(({ headers }) => headers.get('traceparent'))).toEqual(
      Array(2).fill('00-a-b-01'),
    );
    expect(backend.requests[1]?.headers.get('X-Bot-Protection-Token')).toBe('of the call');
  });

  test('all that to the client without React', async () => {
    const backend = answering(offline);
    const call = createStudioClient().GET('/nox/public/v1/tenant', { retries: 1 });
    expect(await settled(call)).toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(2);
    expect(backend.requests[0]?.init).not.toHaveProperty('retries');
  });
});

describe('an idempotency key', () => {
  const path = '/v3/checkouts/{id}/finalize';

  test('lets a call that takes one be tried again as often as it says, with the same key', async () => {
    const backend = answering(offline, fault(503, 'maintenance'), json({}));
    await settled(finalizeCheckout('a', key, { retries: 2 }));
    expect(backend.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array(3).fill(key['Idempotency-Key']),
    );
  });

  test('lets the client without React do so too', async () => {
    const backend = answering(offline, json({}));
    const params = { path: { id: 'a' }, header: key };
    await settled(createStudioClient().POST(path, { params, retries: 1 }));
    expect(backend.requests).toHaveLength(2);
  });

  test('does not let a call wait for another attempt that says nothing of it', async () => {
    const backend = answering(offline, json({}));
    expect(await settled(finalizeCheckout('a', key))).toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(1);
  });

  test('without one the call is sent once', async () => {
    const backend = answering(offline);
    const call = finalizeCheckout('a', undefined, { retries: 2 });
    expect(await settled(call)).toBeInstanceOf(NetworkError);
    expect(backend.requests).toHaveLength(1);
  });

  test('does not make a call repeatable that does not take one', async () => {
    const backend = answering(offline);
    await settled(bookPublicCourse(place, {}, { headers: key, retries: 2 }));
    expect(backend.requests).toHaveLength(1);
  });
});

describe('onRequest', () => {
  test('is told of each attempt, adds headers to it, and hears how it ended', async () => {
    const backend = answering(offline, json({ errorCode: 'a' }, 404, { 'X-Trace-Id': 't' }));
    const told: OutgoingRequest[] = [];
    const ends: (Response | Error)[] = [];
    configureSdk({
      baseUrl: 'https://api.example',
      onRequest: (request) => {
        told.push(request);
        request.headers.set('traceparent', `00-${request.attempt}`);
        return (outcome) => void ends.push(outcome);
      },
    });
    await settled(getTenant());
    expect(told).toMatchObject(
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

  test('is not told of a service beside the backend, which must not get its secrets', async () => {
    answering(json({}));
    const onRequest = vi.fn(() => undefined);
    configureSdk({ hosts: { translations: 'https://texts.example' }, onRequest });
    await settled(getTranslations('volt', 'en-GB'));
    expect(onRequest).not.toHaveBeenCalled();
  });

  test('what it throws is thrown by the call, and nothing is sent', async () => {
    const backend = answering(json({}));
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

describe('the trace id is in every error to which an answer came', () => {
  const traced = { 'X-Trace-Id': 'of-the-header' };
  test.each([
    ['a refusal', json({ errorCode: 'a' }, 404, traced), 'ApiError'],
    ['another status', json({ errorCode: 'a' }, 418, traced), 'UndeclaredError'],
    ['a page of HTML', new Response('<p>', { headers: traced }), 'AnswerError'],
    ['another shape', json({ tenant: 7 }, 200, traced), 'AnswerError'],
  ])('%s', async (_what, answer, name) => {
    answering(answer);
    configureSdk({ validate: 'throw' });
    vi.useRealTimers();
    expect(await thrown(getTenant())).toMatchObject({ name, traceId: 'of-the-header' });
  });

  test('half an answer', async () => {
    vi.useRealTimers();
    const { url, stop } = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100', ...traced }).write('{');
      setTimeout(() => response.destroy(), 10);
    });
    answering(json({}));
    configureSdk({ baseUrl: url, retries: 0, fetch: (to, init) => fetch(to, init) });
    const error = await thrown(getTenant());
    stop();
    expect(error).toMatchObject({ name: 'NetworkError', traceId: 'of-the-header' });
  });

  test('without an answer there is none', async () => {
    answering(offline);
    expect(await settled(getTenant({ retries: 0 }))).toMatchObject({ traceId: undefined });
    expect([AnswerError, UndeclaredError].every((kind) => kind.prototype instanceof Error)).toBe(
      true,
    );
  });
});
