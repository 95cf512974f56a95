import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSdk, createStudioClient } from '../src/fetch.ts';
import { AnswerError, ApiError, type SdkConfig } from '../src/index.ts';
import { json, thrown } from './backend.ts';
import { startServer } from './server.ts';

interface Received {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let received: Received[] = [];
let baseUrl = '';
let stop = (): void => undefined;
beforeAll(async () => {
  const server = await startServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(parts) });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  baseUrl = server.url;
  stop = server.stop;
});
afterAll(() => stop());

/** A client of a server that keeps what it received. */
const real = () => {
  received = [];
  return createStudioClient(createSdk({ baseUrl }));
};
/** A client of a backend that answers this. */
const answering = (answer: () => Response, own: Partial<SdkConfig> = {}) =>
  createStudioClient(createSdk({ ...own, fetch: async () => answer() }));

/** Every byte there is, so that none survives being read as text. */
const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
const picture = new File([bytes], 'me.png', { type: 'image/png' });

/** The file in a form, as the server received it. */
const fileIn = async ({ headers, body }: Received) => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': String(headers['content-type']) },
  }).formData();
  const file = form.get('image');
  if (!(file instanceof File)) throw new Error('The form holds no file called image.');
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
};

describe('a body arrives as it was given', () => {
  const form = new FormData();
  form.set('image', picture);

  test.each([
    ['an object with a file', { image: picture }],
    ['a form', form],
  ])('%s, with its boundary', async (_what, body) => {
    const client = real();
    await thrown(client.POST('/v1/me/profile/image', { body })).catch(() => undefined);
    const [request] = received;
    if (!request) throw new Error('Nothing was received.');
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(await fileIn(request)).toEqual({ name: 'me.png', type: 'image/png', bytes });
  });

  test('JSON, in UTF-8', async () => {
    const client = real();
    const body = { username: 'zoë@example.org', password: 'pässword' };
    await client.POST('/login', { body });
    const [request] = received;
    expect(request?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request?.body.toString() ?? '')).toEqual(body);
    expect(request?.headers.authorization).toBe(
      `Basic ${Buffer.from(`${body.username}:${body.password}`).toString('base64')}`,
    );
  });

  test('parameters of path and query', async () => {
    const client = real();
    await client.GET('/nox/public/v2/bookableitems/courses', {
      params: {
        query: {
          organizationUnitId: 1001,
          startDate: '2026-11-23',
          endDate: '2026-11-29',
          employeeId: [1, 2],
        },
      },
    });
    expect(received[0]?.url).toBe(
      '/nox/public/v2/bookableitems/courses?organizationUnitId=1001&startDate=2026-11-23&endDate=2026-11-29&employeeId=1&employeeId=2',
    );
  });
});

describe('an answer', () => {
  test('is read by its content type: a picture is a Blob, without being asked for', async () => {
    const client = answering(
      () => new Response(bytes, { headers: { 'Content-Type': 'image/svg+xml' } }),
    );
    const { data } = await client.GET('/nox/public/v1/studios/{studioId}/logo', {
      params: { path: { studioId: 1001 } },
    });
    const blob: Blob = data;
    expect(blob.type).toBe('image/svg+xml');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
  });

  test('is always there: what is none is thrown', async () => {
    const { data, response } = await answering(() => json({ publicTenantName: 'N' })).GET(
      '/nox/public/v1/tenant',
    );
    // Compiles, since `data` is never undefined.
    const name: string = data.publicTenantName;
    expect([name, response.status]).toEqual(['N', 200]);
    const refusing = answering(() => json({ errorCode: 'tenant.error.notfound' }, 404));
    expect(await thrown(refusing.GET('/nox/public/v1/tenant'))).toBeInstanceOf(ApiError);
    const page = answering(
      () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await thrown(page.GET('/nox/public/v1/tenant'))).toBeInstanceOf(AnswerError);
  });

  test('204 answers nothing', async () => {
    const { data } = await answering(() => new Response(null, { status: 204 })).POST('/logout');
    expect(data).toBeUndefined();
  });
});

test('a path that is no call is an error that says so', async () => {
  // Seen without the types of its paths, which would refuse this one.
  const client: object = createStudioClient(createSdk({ baseUrl }));
  const get: (path: string) => Promise<unknown> = Reflect.get(client, 'GET');
  await expect(get('/nox/v1/nowhere')).rejects.toThrow(
    'GET /nox/v1/nowhere is no call of the description',
  );
});

test('two clients ask about their sessions apart', async () => {
  const asked: string[] = [];
  const of = (name: string) =>
    answering(() => json({ errorCode: 'authentication.error.notloggedin' }, 401), {
      onSignedOut: () => void asked.push(name),
    });
  await Promise.all([
    thrown(of('one').GET('/nox/v1/calendar/current')),
    thrown(of('other').GET('/nox/v1/calendar/current')),
  ]);
  expect(asked.toSorted()).toEqual(['one', 'other']);
});
