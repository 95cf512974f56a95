/**
 * Errors of Fastify and its plugins are answered like all others: with a code and a trace id, without repeating the
 * input.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../harness/process.ts';
import { useSandbox } from '../harness/sandbox.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
mkdirSync(`${folder.path}/assets`);
writeFileSync(`${folder.path}/index.html`, '<!doctype html><!--brand--><!--start-->');

const sandbox = useSandbox({ portalDist: folder.path });

const secret = 'Sample-Secret-4711';
const tenant = '/nox/public/v1/tenant';
const event = '/v1/public/event-logging/event';
const json = { 'content-type': 'application/json' };
/** Clients that accept HTML get a page at an address outside of files. */
const program = { accept: 'application/json' };

const refused: [title: string, request: InjectOptions, status: number, errorCode: string][] = [
  [
    'an address with an incomplete escape',
    { url: `/nox/${secret}/%E0%A4%A` },
    400,
    'validation.error.invalid',
  ],
  ['an address that is not UTF-8', { url: `/nox/${secret}/%ff` }, 400, 'validation.error.invalid'],
  [
    'a very long parameter',
    { method: 'POST', url: `/v3/checkouts/${secret.repeat(300)}/cancel` },
    414,
    'request.error.addresstoolong',
  ],
  ['two slashes', { url: `//${secret}`, headers: program }, 404, 'request.error.unknownpath'],
  ['only slashes', { url: '//', headers: program }, 404, 'request.error.unknownpath'],
  [
    'a path traversal',
    { url: `/assets/../${secret}`, headers: program },
    404,
    'request.error.unknownpath',
  ],
  [
    'an escaped path traversal',
    { url: `/assets/%2e%2e/${secret}`, headers: program },
    404,
    'request.error.unknownpath',
  ],
  ['a missing file', { url: `/assets/${secret}.js` }, 404, 'request.error.unknownpath'],
  [
    'an unknown encoding',
    { method: 'POST', url: event, headers: { ...json, 'content-encoding': secret }, payload: '{}' },
    415,
    'request.error.mediatype',
  ],
  [
    'a wrong encoding',
    {
      method: 'POST',
      url: event,
      headers: { ...json, 'content-encoding': 'gzip' },
      payload: secret,
    },
    400,
    'request.error.malformed',
  ],
  [
    'a decompression bomb',
    {
      method: 'POST',
      url: event,
      headers: { ...json, 'content-encoding': 'gzip' },
      payload: gzipSync('1'.repeat(50_000_000)),
    },
    413,
    'request.error.toolarge',
  ],
  [
    'an invalid content type',
    { method: 'POST', url: event, headers: { 'content-type': secret }, payload: '{}' },
    400,
    'validation.error.invalid',
  ],
  [
    'a body longer than announced',
    { method: 'POST', url: event, headers: { ...json, 'content-length': '1' }, payload: '{"a":1}' },
    400,
    'request.error.malformed',
  ],
  [
    'a prototype key',
    { method: 'POST', url: event, headers: json, payload: `{"__proto__":{"${secret}":1}}` },
    400,
    'validation.error.invalid',
  ],
  ['QUERY', { method: 'QUERY', url: tenant }, 400, 'request.error.malformed'],
  [
    'QUERY with a body',
    { method: 'QUERY', url: tenant, headers: json, payload: '{}' },
    404,
    'request.error.unknownpath',
  ],
  ['TRACE', { method: 'TRACE', url: tenant }, 404, 'request.error.unknownpath'],
  ['OPTIONS', { method: 'OPTIONS', url: tenant }, 404, 'request.error.unknownpath'],
  ['PROPFIND', { method: 'PROPFIND', url: tenant }, 404, 'request.error.unknownpath'],
];

test.for(refused)('rejects %s with an error code', async ([, request, status, errorCode]) => {
  const answer = await sandbox().app.inject(request);
  const { statusCode, headers, body } = answer;
  expect([statusCode, headers['content-type']]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
  expect(answer.json()).toEqual({
    errorCode,
    errorMessage: expect.any(String),
    typedArgs: expect.any(Array),
    traceId: headers['x-trace-id'],
  });
  expect(headers).toMatchObject({
    'x-trace-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(body + JSON.stringify(headers)).not.toContain(secret);
  expect(sandbox().log.join('')).not.toContain(secret);
});

test.for([
  ['/studio/%E0%A4%A', 400],
  [`/studio/%ff?token=${secret}`, 400],
  ['/studio/%00', 400],
  ['//evil.example/x', 200],
  ['//', 200],
] as const)('answers a browser’s request for %s with a page', async ([url, status]) => {
  const { statusCode, headers, body } = await sandbox().app.inject({
    url,
    headers: { accept: 'text/html', 'accept-language': 'de' },
  });
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("default-src '");
  expect(headers['x-trace-id']).toMatch(/^[0-9a-f]{16}$/);
  expect(body).toContain('<!doctype html>');
  expect(body).not.toContain(secret);
});

test('answers a failed page with an error page without details', async () => {
  await sandbox().services.db.execute('alter table whitelabel_configs rename to elsewhere');
  const { statusCode, headers, body } = await sandbox().app.inject({
    url: '/me',
    headers: { accept: 'text/html' },
  });
  await sandbox().services.db.execute('alter table elsewhere rename to whitelabel_configs');
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).not.toMatch(/whitelabel|select/);
  expect(body).toContain(String(headers['x-trace-id']));
});
