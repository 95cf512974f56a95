/** Text that cannot be stored or parsed is rejected with its field before an operation runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { prospect } from '../../src/states/rows.ts';
import { temporaryFolder } from '../harness/process.ts';
import { type Request, type Sandbox, useSandbox } from '../harness/sandbox.ts';
import { trackingEvent } from '../operations/happyPages.ts';

const listErrorFields = ({ errors }: { errors: { typedArgs?: { value?: string }[] }[] }) =>
  errors.map(({ typedArgs }) => typedArgs?.[0]?.value);

const hostile = { 'U+0000': 'a\0b', 'a lone surrogate': 'a\uD83D' };

describe('text', () => {
  const sandbox = useSandbox();

  describe.each(Object.entries(hostile))('text with %s', (_, text) => {
    test.for<[id: Parameters<Sandbox['call']>[0], request: Request, field: string]>([
      ['login', { body: { username: text, password: 'x' } }, 'username'],
      ['saveContacts', { as: 'member', body: { city: text } }, 'city'],
      [
        'bookPublicCourse',
        {
          body: {
            courseAppointmentId: 50_001,
            customerData: { ...prospect, lastname: text },
            joinWaitingList: false,
          },
        },
        'customerData.lastname',
      ],
      [
        'createTrackingEvent',
        { body: { ...trackingEvent, properties: { list: [1, { deep: text }] } } },
        'properties.list[1].deep',
      ],
      [
        'createTrackingEvent',
        { body: { ...trackingEvent, properties: { [text]: 1 } } },
        'properties',
      ],
    ])('is rejected by %s in field %3$s', async ([id, request, field]) => {
      const answer = await sandbox().call(id, request);
      expect([answer.status, listErrorFields(answer)]).toEqual([400, [field]]);
    });
  });

  test('with U+0000 is rejected in an address and a header', async () => {
    const path = await sandbox().call('getStudioByAlias', { path: { alias: 'a\0b' } });
    expect([path.status, listErrorFields(path)]).toEqual([400, ['alias']]);
    const query = await sandbox().call('listPlaces', {
      query: { text: 'a\0b', type: 'place', token: 'sample-maps-token' },
    });
    expect([query.status, listErrorFields(query)]).toEqual([400, ['text']]);
    const header = await sandbox().call('getTenant', { headers: { 'x-nox-web-context': 'a\0b' } });
    expect([header.status, listErrorFields(header)]).toEqual([400, ['x-nox-web-context']]);
  });

  test('is in the default language for an invalid Accept-Language', async () => {
    const places = (language: string) =>
      sandbox().call('listPublicStudios', { headers: { 'accept-language': language } });
    for (const language of ['de-12', 'de-de-de-de', 'xx-aaaaa-aaaaa', '*', 'de;q=x, de-12;q=0.9'])
      expect(await places(language)).toMatchObject({
        status: 200,
        body: (await places('')).body,
      });
  });
});

const folder = temporaryFolder();
afterAll(folder.remove);
mkdirSync(`${folder.path}/assets`);
writeFileSync(`${folder.path}/index.html`, '<!doctype html><!--brand--><!--start-->');

describe('requests rejected before the database is used', () => {
  const sandbox = useSandbox({ portalDist: folder.path });

  test.for([
    '/%00',
    '/studio/%00',
    '/studio/bm9ydGhzaWRlOjEwMDE=/course?s=%00',
    '/studios/northside?studioCode=a%00b',
    '/studios/%00?lo=%00',
    '/outbox?to=%00',
    '/brands/%00/logo.svg',
    '/pictures/course/%00.svg',
    '/payment-provider/challenge/%00',
  ])('include the address %s', async (url) => {
    const answer = await sandbox().app.inject({ url, headers: { accept: 'text/html' } });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('include a form of the payment page with U+0000', async () => {
    const answer = await sandbox().app.inject({
      method: 'POST',
      url: '/payment-provider/challenge/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'answer=confirm&holder=%00',
    });
    expect(answer.statusCode).toBe(400);
  });

  test('include a deeply nested body', async () => {
    const properties = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const body = JSON.stringify(trackingEvent).replace(
      /"properties":\{.*\}/,
      `"properties":${properties}}`,
    );
    expect(JSON.parse(body)).toHaveProperty('properties');
    const answer = await sandbox().call('createTrackingEvent', { body });
    expect([answer.status, listErrorFields(answer)]).toEqual([400, ['body']]);
  });

  test.for(['', ' ', '%20', '+', '1e3', '0x10', '1_0', 'NaN', 'Infinity', '1,5', '%D9%A1'])(
    'include "%s" for a number',
    async (text) => {
      const answer = await sandbox().app.inject({
        url: `/nox/public/v2/legalinfo?organizationUnitId=${text}`,
        headers: { 'x-nox-client-type': 'WEB' },
      });
      const { typedArgs } = answer.json<{ typedArgs: unknown }>();
      expect([answer.statusCode, typedArgs]).toEqual([
        400,
        [{ type: 'FIELD', value: 'organizationUnitId' }],
      ]);
    },
  );

  test.for(['0000-01-01', '0000-12-31', '2026-02-30', '2026-13-01', '10000-01-01'])(
    'include %s for a day',
    async (startDate) => {
      const answer = await sandbox().call('listPublicCourses', {
        query: { organizationUnitId: 1001, startDate, endDate: '2026-11-29' },
      });
      expect([answer.status, listErrorFields(answer)]).toEqual([400, ['startDate']]);
    },
  );
});
