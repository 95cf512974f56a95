import { describe, expect, test, vi } from 'vitest';
import { bookCourse, listCurrentCalendarItems } from '../src/generated/api/calendar.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import { configureSdk } from '../src/index.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

const createUnauthorizedResponse = () => errorResponse(401, 'authentication.error.notloggedin');

describe('end of a session', () => {
  test('is asked about once for 2,000 concurrent calls, each sent once more', async () => {
    let loggedIn = false;
    const backend = mockBackend(() => (loggedIn ? json([]) : createUnauthorizedResponse()));
    const onSignedOut = vi.fn(async () => (loggedIn = true));
    configureSdk({ onSignedOut });
    const calls = await Promise.all(Array.from({ length: 2000 }, () => listCurrentCalendarItems()));
    expect(calls).toHaveLength(2000);
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(backend.requests).toHaveLength(4000);
  });

  test('is not asked about again for a call sent before the answer', async () => {
    const late = Promise.withResolvers<Response>();
    let sent = 0;
    mockBackend(
      () => [late.promise, createUnauthorizedResponse(), json([]), json([])][sent++] ?? json([]),
    );
    const onSignedOut = vi.fn(() => true);
    configureSdk({ onSignedOut });
    const slow = listCurrentCalendarItems();
    await expect.poll(() => sent).toBe(1);
    await listCurrentCalendarItems();
    late.resolve(createUnauthorizedResponse());
    await slow;
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('throws a second 401', async () => {
    const backend = mockBackend(createUnauthorizedResponse);
    const onSignedOut = vi.fn(() => true);
    configureSdk({ onSignedOut });
    expect((await getApiError(listCurrentCalendarItems())).status).toBe(401);
    expect(backend.requests).toHaveLength(2);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('is asked about again the next time', async () => {
    mockBackend(createUnauthorizedResponse);
    const onSignedOut = vi.fn(() => false);
    configureSdk({ onSignedOut });
    await getApiError(listCurrentCalendarItems());
    await getApiError(listCurrentCalendarItems());
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });

  test('tells whether an account was signed out or a guest has to log in', async () => {
    mockBackend(createUnauthorizedResponse);
    let accountId: number | undefined = 9001;
    const onSignedOut = vi.fn();
    configureSdk({ context: () => ({ accountId }), onSignedOut });
    await getApiError(listCurrentCalendarItems());
    accountId = undefined;
    await getApiError(listCurrentCalendarItems());
    expect(onSignedOut.mock.calls).toEqual([[{ accountId: 9001 }], [{ accountId: undefined }]]);
  });

  test('throws the 401 when asking fails', async () => {
    mockBackend(createUnauthorizedResponse);
    configureSdk({ onSignedOut: () => Promise.reject(new Error('no dialog')) });
    expect((await getApiError(listCurrentCalendarItems())).status).toBe(401);
  });
});

describe('X-Account-Id', () => {
  test('is sent with changes, and stays that of the call when another account has logged in', async () => {
    let accountId = 9001;
    const backend = mockBackend(json({}), createUnauthorizedResponse(), json({}, 201));
    configureSdk({
      context: () => ({ accountId }),
      onSignedOut: () => Boolean((accountId = 9002)),
    });
    await getTenant();
    await bookCourse({ courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false });
    const accounts = backend.requests.map(({ headers }) => headers.get('X-Account-Id'));
    expect(accounts).toEqual([null, '9001', '9001']);
  });
});

describe('ready', () => {
  test('runs once for concurrent calls', async () => {
    mockBackend(() => json({}));
    const ready = vi.fn(async () => undefined);
    configureSdk({ ready });
    await Promise.all([getTenant(), getTenant()]);
    await getTenant();
    expect(ready).toHaveBeenCalledOnce();
  });

  test.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    [
      'throws',
      () => {
        throw new Error('at once');
      },
    ],
  ])('lets calls proceed when it %s, and the next call runs it again', async (_how, fail) => {
    const backend = mockBackend(() => json({}));
    const ready = vi.fn<() => unknown>().mockImplementationOnce(fail).mockResolvedValue(undefined);
    configureSdk({ ready });
    await Promise.all([getTenant(), getTenant()]);
    expect(ready).toHaveBeenCalledOnce();
    await getTenant();
    await getTenant();
    expect(ready).toHaveBeenCalledTimes(2);
    expect(backend.requests).toHaveLength(4);
  });

  test('runs again after it was replaced', async () => {
    const backend = mockBackend(() => json({}));
    await getTenant();
    const gate = Promise.withResolvers<void>();
    configureSdk({ ready: () => gate.promise });
    const call = getTenant();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(backend.requests).toHaveLength(1);
    gate.resolve();
    await call;
    expect(backend.requests).toHaveLength(2);
  });
});
