/** The endpoint that sets provider states for Pact verification. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/open.ts';
import { createServices } from '../src/app/services.ts';
import { createServer } from '../src/app/server.ts';
import { present } from '../src/states/world.ts';
import { openEmpty } from './harness/databases.ts';

let store: OpenDatabase;
let app: FastifyInstance;
const clock = createClock();

beforeAll(async () => {
  store = await openEmpty();
  app = await createServer({
    services: createServices(store.db, clock),
    logLevel: 'silent',
    portalDist: '/nowhere',
    validateAnswers: true,
    providerStates: true,
  });
});

afterAll(async () => {
  await app.close();
  await store.close();
});

const setState = (state: string, params?: Record<string, unknown>, action?: string) =>
  app.inject({ method: 'POST', url: '/_provider-states', payload: { state, params, action } });

const get = (url: string, cookie = '') =>
  app.inject({ url, headers: { 'x-nox-client-type': 'WEB', 'x-tenant': 'northside', cookie } });

const course = '/nox/public/v1/bookableitems/course/50001';
const full = { id: 50_001, price: 'paid', state: 'full' };

test('sets a state for the next request, with upcoming sample dates', async () => {
  const { statusCode, body } = await setState('a course appointment', full);
  expect([statusCode, body]).toEqual([200, '{"day":"2026-11-26"}']);
  const { bookedParticipants, maxParticipants } = (await get(course)).json<{
    bookedParticipants: number;
    maxParticipants: number;
  }>();
  expect(bookedParticipants).toBe(maxParticipants);
  expect(clock.now()).toEqual(present);
});

test('accumulates states until the next request, and then resets the world', async () => {
  await setState('a course appointment', full);
  await setState('a studio', { organizationUnitId: 1003 });
  expect((await get(course)).statusCode).toBe(200);
  await setState('a studio', { organizationUnitId: 1003 });
  expect((await get('/nox/public/v1/studios/1003')).statusCode).toBe(200);
  await setState('a clean sandbox');
  expect((await get(course)).statusCode).toBe(404);
});

test('returns the cookie of a state with a logged-in user', async () => {
  const { cookie } = (await setState('a logged-in member')).json<{ cookie: string }>();
  expect(cookie).toMatch(/^SESSION=[\w-]{43}$/);
  const info = await get('/v1/me/info', cookie);
  expect(info.json()).toMatchObject({ id: 9001, studioConnected: true });
});

test('resets a state on teardown', async () => {
  await setState('trouble', { kind: 'maintenance' });
  await setState('trouble', { kind: 'maintenance' }, 'teardown');
  await setState('a studio', { organizationUnitId: 1001 });
  expect((await get('/nox/public/v1/studios/1001')).statusCode).toBe(200);
});

test.for([
  ['an unknown state', 'a studio on the moon', {}, /^state: is not known.*a clean sandbox/],
  ['a missing parameter', 'a studio', {}, /^params.organizationUnitId: must be an integer/],
  [
    'a parameter outside of its values',
    'a course appointment',
    { ...full, state: 'open-ish' },
    /^params.state: must be one of open, full/,
  ],
] as const)('rejects %s with an explanation', async ([, state, params, text]) => {
  const { statusCode, body } = await setState(state, params);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ errorMessage: expect.stringMatching(text) });
});
