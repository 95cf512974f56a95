import { describe, expect, test, vi } from 'vitest';
import { configureSdk } from '../src/index.ts';
import { login, logout } from '../src/generated/client/auth/auth.ts';
import { bookCourse, listCurrentCalendarItems } from '../src/generated/client/calendar/calendar.ts';
import { getUserInfo } from '../src/generated/client/me/me.ts';
import { getTenant } from '../src/generated/client/tenant/tenant.ts';
import { answering, fault, json, refused } from './backend.ts';

const booking = { courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false };

// The rows are those of the error catalogue, specification 2, section 8.
describe('the error catalogue', () => {
  test('a fault below 500 is prefixed, and its trace id appended', async () => {
    answering(fault(409, 'booking.error.slotfull', 'All places are taken'));
    const error = await refused(bookCourse(booking));
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

  test('from 500 there is no prefix', async () => {
    answering(fault(500, 'some.code', 'Boom'));
    expect((await refused(getTenant())).message).toBe('Boom (Trace id: 7c1f0a9e2b3d4c55)');
  });

  test('of a list, the first fault gives code and message; all are kept', async () => {
    answering(
      json(
        [
          { errorMessage: 'one', errorCode: 'first.code', typedArgs: [] },
          { errorMessage: 'two', errorCode: 'second.code', typedArgs: [] },
        ],
        400,
      ),
    );
    const error = await refused(getTenant());
    expect(error).toMatchObject({ errorCode: 'first.code', message: 'Info: one' });
    expect(error.items.map((item) => item.errorCode)).toEqual(['first.code', 'second.code']);
  });

  test('without a message the code stands for it, without prefix', async () => {
    answering(json({ errorCode: 'only.code' }, 400));
    expect(await refused(getTenant())).toMatchObject({
      message: 'only.code',
      errorCode: 'only.code',
    });
  });

  test('without a code the message stands for it, without either the unknown code', async () => {
    answering(json({ errorMessage: 'Just words' }, 400));
    expect((await refused(getTenant())).errorCode).toBe('Info: Just words');
    answering(json({}, 400));
    expect((await refused(getTenant())).errorCode).toBe('authentication.error.unknown');
    answering(new Response('', { status: 400 }));
    expect((await refused(getTenant())).errorCode).toBe('authentication.error.unknown');
  });

  test('502 switches maintenance on', async () => {
    answering(new Response('<html>', { status: 502 }));
    const onMaintenance = vi.fn<() => void>();
    configureSdk({ onMaintenance });
    expect((await refused(getTenant())).message).toBe('Info: 502 Bad Gateway');
    expect(onMaintenance).toHaveBeenCalledOnce();
  });

  test('403 of user info means that nobody is logged in', async () => {
    answering(fault(403, 'authentication.error.notloggedin'));
    expect((await refused(getUserInfo())).message).toBe('User is not logged in');
  });

  test('401 of login names the key of the wrong-credentials text and does not sign out', async () => {
    answering(fault(401, 'authentication.error.badcredentials'));
    const onSignedOut = vi.fn<() => void>();
    configureSdk({ onSignedOut });
    expect(await refused(login({ username: 'a', password: 'b' }))).toMatchObject({
      message: 'nox.mobile.wrong.credentials',
      errorCode: 'authentication.error.badcredentials',
    });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('401 of logout does not sign out: whoever leaves is not asked to log in again', async () => {
    answering(fault(401, 'authentication.error.notloggedin'));
    const onSignedOut = vi.fn<() => void>();
    configureSdk({ onSignedOut });
    await expect(logout()).rejects.toMatchObject({ status: 401 });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('401 of any other call signs out', async () => {
    answering(fault(401, 'authentication.error.notloggedin'));
    const onSignedOut = vi.fn<() => void>();
    configureSdk({ onSignedOut });
    await refused(listCurrentCalendarItems());
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test('after logging in again the same call is sent once more, with its body', async () => {
    const sent = answering(
      fault(401, 'authentication.error.notloggedin'),
      json({ uuid: 'a' }, 201),
    );
    configureSdk({ onSignedOut: () => Promise.resolve(true) });
    expect(await bookCourse(booking)).toEqual({ uuid: 'a' });
    expect(sent.requests).toHaveLength(2);
    expect(sent.requests[1]?.url).toBe(sent.requests[0]?.url);
    expect(sent.requests[1]?.body).toBe(JSON.stringify(booking));
  });

  test('413 has a text of its own', async () => {
    answering(new Response('', { status: 413, statusText: 'Payload Too Large' }));
    expect((await refused(getTenant())).message).toBe('Info: Payload Too Large');
    answering(new Response('', { status: 413 }));
    expect((await refused(getTenant())).message).toBe('413 error');
  });

  test('invalid_grant means bad credentials', async () => {
    answering(json({ errorCode: 'invalid_grant' }, 400));
    expect((await refused(getTenant())).errorCode).toBe('authentication.error.badcredentials');
  });

  test('a 500 that is not JSON is reported', async () => {
    answering(new Response('stack', { status: 500 }));
    const onUnexpected = vi.fn<() => void>();
    configureSdk({ onUnexpected });
    expect(await refused(getTenant())).toMatchObject({ status: 500, body: 'stack' });
    expect(onUnexpected).toHaveBeenCalledOnce();
  });
});
