import { describe, expect, test, vi } from 'vitest';
import { configureSdk } from '../src/index.ts';
import { login, logout } from '../src/generated/api/auth.ts';
import { bookCourse, listCurrentCalendarItems } from '../src/generated/api/calendar.ts';
import { getUserInfo } from '../src/generated/api/me.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import { mockBackend, errorResponse, json, getApiError } from './backend.ts';

const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

// The cases are those of the error catalogue (spec 2.8).
describe('error catalogue', () => {
  test('prefixes messages below 500 and appends the trace id', async () => {
    mockBackend(errorResponse(409, 'booking.error.slotfull', 'All places are taken'));
    const error = await getApiError(bookCourse(booking));
    expect(error).toMatchObject({
      status: 409,
      errorCode: 'booking.error.slotfull',
      traceId: '7c1f0a9e2b3d4c55',
      operationId: 'bookCourse',
      message: 'Info: All places are taken (Trace id: 7c1f0a9e2b3d4c55)',
    });
    expect(error.is('booking.error.slotfull')).toBe(true);
    expect(error.is('booking.error.toolate')).toBe(false);
  });

  test('adds no prefix from 500 on', async () => {
    mockBackend(errorResponse(500, 'some.code', 'Boom'));
    expect((await getApiError(getTenant())).message).toBe('Boom (Trace id: 7c1f0a9e2b3d4c55)');
  });

  test('takes code and message from the first error of a list and keeps all', async () => {
    mockBackend(
      json(
        [
          { errorMessage: 'one', errorCode: 'first.code', typedArgs: [] },
          { errorMessage: 'two', errorCode: 'second.code', typedArgs: [] },
        ],
        400,
      ),
    );
    const error = await getApiError(getTenant());
    expect(error).toMatchObject({ errorCode: 'first.code', message: 'Info: one' });
    expect(error.items.map((item) => item.errorCode)).toEqual(['first.code', 'second.code']);
  });

  test('uses the code as message, without prefix, if there is no message', async () => {
    mockBackend(json({ errorCode: 'only.code' }, 400));
    expect(await getApiError(getTenant())).toMatchObject({
      message: 'only.code',
      errorCode: 'only.code',
    });
  });

  test('uses the message as code if there is no code, else the unknown code', async () => {
    mockBackend(json({ errorMessage: 'Just words' }, 400));
    expect((await getApiError(getTenant())).errorCode).toBe('Info: Just words');
    mockBackend(json({}, 400));
    expect((await getApiError(getTenant())).errorCode).toBe('authentication.error.unknown');
    mockBackend(new Response('', { status: 400 }));
    expect((await getApiError(getTenant())).errorCode).toBe('authentication.error.unknown');
  });

  test('calls onMaintenance on a 502', async () => {
    mockBackend(new Response('<html>', { status: 502 }));
    const onMaintenance = vi.fn<() => void>();
    configureSdk({ onMaintenance });
    expect((await getApiError(getTenant())).message).toBe('Info: 502 Bad Gateway');
    expect(onMaintenance).toHaveBeenCalledOnce();
  });

  test('treats a 403 of getUserInfo as not logged in', async () => {
    mockBackend(errorResponse(403, 'authentication.error.notloggedin'));
    expect((await getApiError(getUserInfo())).message).toBe('User is not logged in');
  });

  test('reports wrong credentials on a 401 of login without calling onSignedOut', async () => {
    mockBackend(errorResponse(401, 'authentication.error.badcredentials'));
    const onSignedOut = vi.fn<() => void>();
    configureSdk({ onSignedOut });
    expect(await getApiError(login({ username: 'a', password: 'b' }))).toMatchObject({
      message: 'nox.mobile.wrong.credentials',
      errorCode: 'authentication.error.badcredentials',
    });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('does not call onSignedOut on a 401 of logout', async () => {
    mockBackend(errorResponse(401, 'authentication.error.notloggedin'));
    const onSignedOut = vi.fn<() => void>();
    configureSdk({ onSignedOut });
    await expect(logout()).rejects.toMatchObject({ status: 401 });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('calls onSignedOut on a 401 of any other call', async () => {
    mockBackend(errorResponse(401, 'authentication.error.notloggedin'));
    const onSignedOut = vi.fn<() => void>();
    configureSdk({ onSignedOut });
    await getApiError(listCurrentCalendarItems());
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('repeats the call with its body after a new login', async () => {
    const sent = mockBackend(
      errorResponse(401, 'authentication.error.notloggedin'),
      json({ uuid: 'a' }, 201),
    );
    configureSdk({ onSignedOut: () => Promise.resolve(true) });
    expect(await bookCourse(booking)).toEqual({ uuid: 'a' });
    expect(sent.requests).toHaveLength(2);
    expect(sent.requests[1]?.url).toBe(sent.requests[0]?.url);
    expect(sent.requests[1]?.body).toBe(JSON.stringify(booking));
  });

  test('uses the status text of a 413', async () => {
    mockBackend(new Response('', { status: 413, statusText: 'Payload Too Large' }));
    expect((await getApiError(getTenant())).message).toBe('Info: Payload Too Large');
    mockBackend(new Response('', { status: 413 }));
    expect((await getApiError(getTenant())).message).toBe('413 error');
  });

  test('maps invalid_grant to the bad-credentials code', async () => {
    mockBackend(json({ errorCode: 'invalid_grant' }, 400));
    expect((await getApiError(getTenant())).errorCode).toBe('authentication.error.badcredentials');
  });

  test('reports a 500 that is not JSON', async () => {
    mockBackend(new Response('stack', { status: 500 }));
    const onUnexpected = vi.fn<() => void>();
    configureSdk({ onUnexpected });
    expect(await getApiError(getTenant())).toMatchObject({ status: 500, body: 'stack' });
    expect(onUnexpected).toHaveBeenCalledOnce();
  });
});
