import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AnswerError, configureSdk } from '../src/index.ts';
import { login, logout } from '../src/generated/api/auth.ts';
import { listPublicCourses } from '../src/generated/api/bookable-items.ts';
import {
  bookCourse,
  getCalendarItem,
  listCurrentCalendarItems,
} from '../src/generated/api/calendar.ts';
import { createCourseAppointmentCheckout } from '../src/generated/api/checkouts.ts';
import { listCompensationPremiums } from '../src/generated/api/compensation.ts';
import { getPublicAccountBalance } from '../src/generated/api/payment-instruments.ts';
import { getStudioLogo } from '../src/generated/api/studios.ts';
import { getTenant } from '../src/generated/api/tenant.ts';
import { getWhitelabelConfig } from '../src/generated/api/whitelabel.ts';
import { createStudioClient } from '../src/runtime/createStudioClient.ts';
import { fetcher } from '../src/runtime/fetcher.ts';
import { throwOnMismatch, warnOnMismatch } from '../src/validate.ts';
import { mockBackend, json } from './backend.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';

describe('headers', () => {
  test('always contain the client type, and others only if set in the context', async () => {
    const backend = mockBackend(json({}));
    configureSdk({
      context: () => ({
        tenant: 'northside',
        language: 'de-DE',
        publicFacilityGroup: 'group',
        msWebContext: 'A',
        noxWebContext: 'B',
        whitelabelOverrideConfigId: 0,
      }),
    });
    await getTenant();
    expect(Object.fromEntries(backend.requests[0]?.headers ?? [])).toEqual({
      'x-nox-client-type': 'WEB',
      'x-tenant': 'northside',
      'accept-language': 'de-DE',
      'x-public-facility-group': 'group',
      'x-ms-web-context': 'A',
      'x-nox-web-context': 'B',
      'x-whitelabel-override-config-id': '0',
    });
    configureSdk({ context: () => ({ whitelabelOverrideConfigId: -1 }) });
    await getTenant();
    expect(Object.fromEntries(backend.requests[1]?.headers ?? [])).toEqual({
      'x-nox-client-type': 'WEB',
    });
  });

  test("prefer a call's own header over the context", async () => {
    const backend = mockBackend(json({}));
    configureSdk({ context: () => ({ tenant: 'northside' }) });
    await getTenant({ headers: { 'X-Tenant': 'volt' } });
    expect(backend.requests[0]?.headers.get('X-Tenant')).toBe('volt');
  });

  test('set the content type for text, but not for multipart bodies', async () => {
    const backend = mockBackend(json({}, 201), json({}));
    await bookCourse({ courseAppointmentId: 1, bookingOptionId: 2, joinWaitingList: false });
    await fetcher('/upload', {
      operationId: 'upload',
      statuses: [200],
      method: 'POST',
      body: new FormData(),
    });
    expect(backend.requests.map(({ headers }) => headers.get('Content-Type'))).toEqual([
      'application/json',
      null,
    ]);
  });

  test('send login credentials as UTF-8 basic authorization too', async () => {
    const backend = mockBackend(json({ userId: 1 }));
    await login({ username: 'zoë@example.org', password: 'pässword' });
    const [scheme, value = ''] = (backend.requests[0]?.headers.get('Authorization') ?? '').split(
      ' ',
    );
    expect(scheme).toBe('Basic');
    expect(
      new TextDecoder().decode(
        Uint8Array.from(atob(value), (character) => character.codePointAt(0) ?? 0),
      ),
    ).toBe('zoë@example.org:pässword');
  });

  test('send cookies with every call, but authorization with none but login', async () => {
    const backend = mockBackend(json([]));
    await listCurrentCalendarItems();
    expect(backend.requests[0]?.headers.has('Authorization')).toBe(false);
    expect(backend.requests[0]?.init.credentials).toBe('include');
  });
});

describe('URLs', () => {
  test('drop undefined query parameters, repeat lists and keep days', async () => {
    const backend = mockBackend(json([]));
    await listPublicCourses({
      organizationUnitId: 1001,
      startDate: '2026-11-23',
      endDate: '2026-11-29',
      employeeId: [1, 2],
      categoryId: undefined,
    });
    expect(backend.requests[0]?.url).toBe(
      '/nox/public/v2/bookableitems/courses?organizationUnitId=1001&startDate=2026-11-23&endDate=2026-11-29&employeeId=1&employeeId=2',
    );
  });

  test('encode path parameters', async () => {
    const backend = mockBackend(json({}));
    await getCalendarItem('a/../b');
    expect(backend.requests[0]?.url).toBe('/nox/v1/calendar/a%2F..%2Fb');
  });

  test('start with the base URL, and studio controllers have their own path', async () => {
    const backend = mockBackend(json({}));
    configureSdk({ baseUrl: 'https://api.example', studioApiPath: '/base/studio-api' });
    await getTenant();
    await fetcher('/studio-api/legal-infos', {
      operationId: 'getActiveLegalInfos',
      statuses: [200],
    });
    expect(backend.requests.map(({ url }) => url)).toEqual([
      'https://api.example/nox/public/v1/tenant',
      'https://api.example/base/studio-api/legal-infos',
    ]);
  });
});

describe('ready', () => {
  test('blocks every call except the one that loads the white-label configuration', async () => {
    const backend = mockBackend(json({}));
    const gate = Promise.withResolvers<void>();
    configureSdk({ ready: () => gate.promise });
    const tenant = getTenant();
    await getWhitelabelConfig();
    expect(backend.requests.map(({ url }) => url)).toEqual(['/whitelabelconfigs/web']);
    gate.resolve();
    await tenant;
    expect(backend.requests).toHaveLength(2);
  });
});

describe('responses', () => {
  test('have dates for instants and keep null', async () => {
    mockBackend(
      json({
        uuid,
        startDateTime: '2026-11-26T17:00:00+01:00',
        endDateTime: '2026-11-26T18:00:00+01:00',
        cancelableUntil: null,
      }),
    );
    const item = await getCalendarItem(uuid);
    expect(item.startDateTime).toEqual(new Date('2026-11-26T16:00:00Z'));
    expect(item.cancelableUntil).toBeNull();
  });

  test('have dates for days in a list', async () => {
    mockBackend(json([{ possibleRewardStartDates: ['2026-12-01', '2027-01-01'], id: 1 }]));
    const [premium] = await listCompensationPremiums(1);
    expect(premium?.possibleRewardStartDates).toEqual([
      new Date('2026-12-01'),
      new Date('2027-01-01'),
    ]);
  });

  test('keep a missing declared date missing', async () => {
    mockBackend(json({ uuid, startDateTime: null }));
    const item = await getCalendarItem(uuid);
    expect([item.startDateTime, item.endDateTime]).toEqual([null, undefined]);
  });

  test("send a day of a body as a day without changing the caller's object", async () => {
    const backend = mockBackend(
      json({ createdAt: '2026-11-26T17:00:00+01:00', expiresAt: '2026-11-26T17:00:00+01:00' }, 201),
    );
    const customerData = {
      firstname: 'A',
      lastname: 'B',
      email: 'a@b.example',
      dateOfBirth: new Date('1994-02-03'),
      street: 'S',
      zipCode: '1',
      city: 'C',
      countryCode: 'DE',
    };
    await createCourseAppointmentCheckout({
      courseAppointmentId: 1,
      offerId: 1,
      customerData,
      paymentMethod: 'CREDIT_CARD',
      paymentInstrumentId: 1,
      joinWaitingList: false,
    });
    expect(JSON.parse(backend.requests[0]?.body ?? '').customerData.dateOfBirth).toBe('1994-02-03');
    expect(customerData.dateOfBirth).toBeInstanceOf(Date);
  });

  test('have no body for a 204, and a blob for a file', async () => {
    mockBackend(new Response(null, { status: 204 }));
    await expect(logout()).resolves.toBeUndefined();
    mockBackend(new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
    await expect(getStudioLogo(1001)).resolves.toBeInstanceOf(Blob);
    for (const type of ['application/pdf', 'application/zip', 'application/octet-stream']) {
      mockBackend(new Response('bytes', { headers: { 'Content-Type': type } }));
      const file = await fetcher<Blob>('/file', {
        operationId: 'download',
        statuses: [200],
        isFile: true,
      });
      expect([file.type, await file.text()]).toEqual([type, 'bytes']);
    }
  });
});

describe('response validation', () => {
  beforeEach(() => void vi.restoreAllMocks());
  const wrong = json({ tenant: 'northside', tenantLogo: null, publicTenantName: 7, studios: [] });

  test('is off by default', async () => {
    mockBackend(wrong);
    await expect(getTenant()).resolves.toBeDefined();
  });

  test('throws with the operation and the path of the error', async () => {
    mockBackend(wrong);
    configureSdk({ validate: throwOnMismatch });
    await expect(getTenant()).rejects.toThrow(
      /getTenant: response does not match the API description: publicTenantName/,
    );
  });

  test('lists path and reason of every error', async () => {
    mockBackend(json({ tenant: 'northside', tenantLogo: 3, publicTenantName: 7, studios: {} }));
    configureSdk({ validate: throwOnMismatch });
    const error: unknown = await getTenant().catch((reason: unknown) => reason);
    if (!(error instanceof AnswerError))
      throw new Error(`Expected an AnswerError: ${String(error)}`);
    expect(error).toMatchObject({ operationId: 'getTenant', status: 'invalid' });
    expect(error.message).toContain(
      'publicTenantName: Invalid input: expected string, received number',
    );
    expect(error.message).toContain('studios: Invalid input: expected array, received object');
    expect(error.message).toMatch(/tenantLogo: Invalid input: expected \w+, received number/);
  });

  test('warns and returns the response', async () => {
    mockBackend(wrong);
    configureSdk({ validate: warnOnMismatch });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(getTenant()).resolves.toBeDefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('path parameters', () => {
  test.each(['..', '.', ''])('that name another path are refused: %j', async (token) => {
    const backend = mockBackend(json({}));
    const message = 'a path parameter must not be empty, "." or ".."';
    await expect(getPublicAccountBalance(token)).rejects.toThrow(message);
    const path = '/v3/public/accountbalance/{token}';
    const client = createStudioClient();
    await expect(client.GET(path, { params: { path: { token } } })).rejects.toThrow(message);
    expect(backend.requests).toEqual([]);
  });

  test.each(['...', '..a', '%2e%2e', '../..', 'a/../b', '..?x', '..#', '..\\..'])(
    'keep their place in the path: %j',
    async (token) => {
      const backend = mockBackend(json({}), json({}));
      const path = '/v3/public/accountbalance/{token}';
      await getPublicAccountBalance(token);
      await createStudioClient().GET(path, { params: { path: { token } } });
      for (const { url } of backend.requests) {
        const segments = new URL(url, 'https://api.example').pathname.split('/');
        expect(segments.slice(0, 4)).toEqual(['', 'v3', 'public', 'accountbalance']);
        expect(segments.slice(4).map(decodeURIComponent)).toEqual([token]);
      }
    },
  );
});
