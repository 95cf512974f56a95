import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { configureSdk, NetworkError, TimeoutError } from '../src/index.ts';
import { bookCourse } from '../src/generated/api/calendar.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = async <T>(call: Promise<T>): Promise<PromiseSettledResult<T>> => {
  const result = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  return (await result)[0];
};
const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

describe('retries', () => {
  test('repeat a GET after a network failure', async () => {
    const backend = mockBackend(new TypeError('failed'), json({ tenant: 'a' }));
    expect(await settled(getTenant())).toMatchObject({ status: 'fulfilled' });
    expect(backend.requests).toHaveLength(2);
  });

  test('end with a NetworkError after three attempts', async () => {
    const backend = mockBackend(new TypeError('failed'));
    const result = await settled(getTenant());
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(NetworkError) });
    expect(backend.requests).toHaveLength(3);
  });

  test('do not happen while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const backend = mockBackend(new TypeError('failed'));
    expect(await settled(getTenant())).toMatchObject({ reason: expect.any(NetworkError) });
    expect(backend.requests).toHaveLength(1);
  });

  test.each([429, 503])('repeat a GET after a %i, then throw', async (status) => {
    const backend = mockBackend(errorResponse(status, 'some.code'));
    expect(await settled(getApiError(getTenant()))).toMatchObject({ value: { status } });
    expect(backend.requests).toHaveLength(3);
  });

  test.each([400, 404, 409, 500])('do not happen after a %i', async (status) => {
    const backend = mockBackend(errorResponse(status, 'some.code'));
    await settled(getTenant());
    expect(backend.requests).toHaveLength(1);
  });

  test('never repeat a POST', async () => {
    const backend = mockBackend(new TypeError('failed'));
    expect(await settled(bookCourse(booking))).toMatchObject({ reason: expect.any(NetworkError) });
    expect(backend.requests).toHaveLength(1);
  });

  test('honour Retry-After', async () => {
    const backend = mockBackend(json({}, 429, { 'Retry-After': '7' }), json({}));
    const call = getTenant();
    await vi.advanceTimersByTimeAsync(6900);
    expect(backend.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await call;
    expect(backend.requests).toHaveLength(2);
  });

  test('leave a wait longer than the timeout to the caller', async () => {
    const backend = mockBackend(json({ errorCode: 'too.many' }, 429, { 'Retry-After': '3600' }));
    expect(await settled(getApiError(getTenant()))).toMatchObject({
      value: { status: 429, retryAfter: 3600 },
    });
    expect(backend.requests).toHaveLength(1);
  });
});

describe('aborting', () => {
  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );

  test('ends the call immediately, without retries', async () => {
    vi.useRealTimers();
    const backend = mockBackend(json({}));
    configureSdk({
      fetch: async (url, init) => {
        backend.requests.push({ url, init, headers: new Headers(), body: '' });
        return never(init.signal);
      },
    });
    const controller = new AbortController();
    const call = getTenant({ signal: controller.signal });
    await expect.poll(() => backend.requests).toHaveLength(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(backend.requests).toHaveLength(1);
  });

  test('gives each attempt its own timeout', async () => {
    vi.useRealTimers();
    let attempts = 0;
    mockBackend(json({}));
    configureSdk({
      timeout: 20,
      retries: 1,
      fetch: async (_url, init) => {
        attempts++;
        return never(init.signal);
      },
    });
    await expect(getTenant()).rejects.toBeInstanceOf(TimeoutError);
    expect(attempts).toBe(2);
  });
});
