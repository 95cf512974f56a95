import { describe, expect, test, vi } from 'vitest';
import { listCurrentCalendarItems } from '../src/generated/client/calendar/calendar.ts';
import { getTenant } from '../src/generated/client/tenant/tenant.ts';
import { configureSdk } from '../src/index.ts';
import { answering, fault, json, refused } from './backend.ts';

const notLoggedIn = () => fault(401, 'authentication.error.notloggedin');

describe('the end of a session', () => {
  test('of 2,000 calls at once is asked about once, and each call is sent once more', async () => {
    let loggedIn = false;
    const backend = answering(() => (loggedIn ? json([]) : notLoggedIn()));
    const onSignedOut = vi.fn(async () => (loggedIn = true));
    configureSdk({ onSignedOut });
    const calls = await Promise.all(Array.from({ length: 2000 }, () => listCurrentCalendarItems()));
    expect(calls).toHaveLength(2000);
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect(backend.requests).toHaveLength(4000);
  });

  test('is not asked about again for a call that was sent before the answer', async () => {
    const late = Promise.withResolvers<Response>();
    let sent = 0;
    answering(() => [late.promise, notLoggedIn(), json([]), json([])][sent++] ?? json([]));
    const onSignedOut = vi.fn(() => true);
    configureSdk({ onSignedOut });
    const slow = listCurrentCalendarItems();
    await vi.waitFor(() => expect(sent).toBe(1));
    await listCurrentCalendarItems();
    late.resolve(notLoggedIn());
    await slow;
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('a second 401 is thrown', async () => {
    const backend = answering(notLoggedIn);
    const onSignedOut = vi.fn(() => true);
    configureSdk({ onSignedOut });
    expect((await refused(listCurrentCalendarItems())).status).toBe(401);
    expect(backend.requests).toHaveLength(2);
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('the next one is asked about anew', async () => {
    answering(notLoggedIn);
    const onSignedOut = vi.fn(() => false);
    configureSdk({ onSignedOut });
    await refused(listCurrentCalendarItems());
    await refused(listCurrentCalendarItems());
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });

  test('asking that fails leaves the 401', async () => {
    answering(notLoggedIn);
    configureSdk({ onSignedOut: () => Promise.reject(new Error('no dialog')) });
    expect((await refused(listCurrentCalendarItems())).status).toBe(401);
  });
});

describe('`ready`', () => {
  test('runs once for calls at the same time', async () => {
    answering(() => json({}));
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
  ])('that %s lets the calls go on, and the next call tries again', async (_how, fail) => {
    const backend = answering(() => json({}));
    const ready = vi.fn<() => unknown>().mockImplementationOnce(fail).mockResolvedValue(undefined);
    configureSdk({ ready });
    await Promise.all([getTenant(), getTenant()]);
    expect(ready).toHaveBeenCalledOnce();
    await getTenant();
    await getTenant();
    expect(ready).toHaveBeenCalledTimes(2);
    expect(backend.requests).toHaveLength(4);
  });

  test('a new one is waited for anew', async () => {
    const backend = answering(() => json({}));
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
