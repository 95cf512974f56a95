import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSdk, createStudioClient } from '../src/fetch.ts';
import { AnswerError, ApiError, type SdkConfig } from '../src/index.ts';
import { json, getError } from './backend.ts';
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

/** Returns a client of a server that records its requests. */
const createServerClient = () => {
  received = [];
  return createStudioClient(createSdk({ baseUrl }));
};
/** Returns a client of a backend with this response. */
const answering = (answer: () => Response, own: Partial<SdkConfig> = {}) =>
  createStudioClient(createSdk({ ...own, fetch: async () => answer() }));

/** All 256 byte values, so that decoding as text would corrupt the file. */
const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
const picture = new File([bytes], 'me.png', { type: 'image/png' });

/** Returns the file in a form that the server received. */
const readFormFile = async ({ headers, body }: Received) => {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': String(headers['content-type']) },
  }).formData();
  const file = form.get('image');
  if (!(file instanceof File)) throw new Error('The form has no file named image.');
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
};

describe('request bodies', () => {
  const form = new FormData();
  form.set('image', picture);

  test.each([
    ['an object with a file', { image: picture }],
    ['a form', form],
  ])('sends %s with its boundary', async (_what, body) => {
    const client = createServerClient();
    await getError(client.POST('/v1/me/profile/image', { body })).catch(() => undefined);
    const [request] = received;
    if (!request) throw new Error('The server received no request.');
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(await readFormFile(request)).toEqual({ name: 'me.png', type: 'image/png', bytes });
  });

  test('sends JSON in UTF-8', async () => {
    const client = createServerClient();
    const body = { username: 'zoë@example.org', password: 'pässword' };
    await client.POST('/login', { body });
    const [request] = received;
    expect(request?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request?.body.toString() ?? '')).toEqual(body);
    expect(request?.headers.authorization).toBe(
      `Basic ${Buffer.from(`${body.username}:${body.password}`).toString('base64')}`,
    );
  });

  test('sends path and query parameters', async () => {
    const client = createServerClient();
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

describe('responses', () => {
  test('returns a picture as a Blob, by its content type', async () => {
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

  test('throws for an error response, so data is always set', async () => {
    const { data, response } = await answering(() => json({ publicTenantName: 'N' })).GET(
      '/nox/public/v1/tenant',
    );
    // Compiles because `data` is never undefined.
    const name: string = data.publicTenantName;
    expect([name, response.status]).toEqual(['N', 200]);
    const refusing = answering(() => json({ errorCode: 'tenant.error.notfound' }, 404));
    expect(await getError(refusing.GET('/nox/public/v1/tenant'))).toBeInstanceOf(ApiError);
    const page = answering(
      () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await getError(page.GET('/nox/public/v1/tenant'))).toBeInstanceOf(AnswerError);
  });

  test('returns undefined for a 204', async () => {
    const { data } = await answering(() => new Response(null, { status: 204 })).POST('/logout');
    expect(data).toBeUndefined();
  });
});

test('rejects a path that is not in the description', async () => {
  // Bypasses the path types, which would reject this path.
  const client: object = createStudioClient(createSdk({ baseUrl }));
  const get: (path: string) => Promise<unknown> = Reflect.get(client, 'GET');
  await expect(get('/nox/v1/nowhere')).rejects.toThrow(
    'GET /nox/v1/nowhere is not in the API description',
  );
});

test('asks about the session of each instance separately', async () => {
  const asked: string[] = [];
  const of = (name: string) =>
    answering(() => json({ errorCode: 'authentication.error.notloggedin' }, 401), {
      onSignedOut: () => void asked.push(name),
    });
  await Promise.all([
    getError(of('one').GET('/nox/v1/calendar/current')),
    getError(of('other').GET('/nox/v1/calendar/current')),
  ]);
  expect(asked.toSorted()).toEqual(['one', 'other']);
});
