/** Raw requests, and alterations of a request other than its values. */
import fc, { type Arbitrary } from 'fast-check';
import type { HTTPMethods } from 'fastify';
import { gzipSync } from 'node:zlib';
import { Hostile } from './values.ts';

/** A request whose parts can all be changed; `search` keeps the order and repetition of its parameters. */
export type Raw = {
  method: HTTPMethods;
  path: Record<string, string>;
  search: [name: string, value: string][];
  headers: Record<string, string>;
  /** Value sent as JSON; undefined sends no body. */
  body: unknown;
  /** Sent instead of `body`. */
  payload?: Buffer;
  /** Appended to the address. */
  suffix: string;
};

type Change = (request: Raw) => Raw;

const payload = (label: string, bytes: string | Buffer, type = 'application/json') =>
  new Hostile(label, (request: Raw) => ({
    ...request,
    headers: { ...request.headers, 'content-type': type },
    payload: Buffer.from(bytes),
  }));

const header = (name: string, value: string) =>
  new Hostile(`${name}: ${value.slice(0, 60)}`, (request: Raw) => ({
    ...request,
    headers: { ...request.headers, [name]: value },
  }));

const suffix = (text: string) =>
  new Hostile(`${text.slice(0, 40)} appended to the address`, (request: Raw) => ({
    ...request,
    suffix: text,
  }));

const method = (name: HTTPMethods) =>
  new Hostile(name, (request: Raw) => ({ ...request, method: name }));

const form = 'multipart/form-data; boundary=x';

const parts = [
  payload('an empty body', ''),
  payload('incomplete JSON', '{"a":'),
  payload('null', 'null'),
  payload('a list', '[]'),
  payload('a text', '"x"'),
  payload('a number', '1e400'),
  payload('a duplicate key', '{"a":1,"a":2}'),
  payload('a byte order mark', '\uFEFF{}'),
  payload('bytes other than UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  payload('100,000 brackets', '['.repeat(100_000)),
  payload('300 kB', JSON.stringify({ a: 'x'.repeat(300_000) })),
  payload('prototype keys', '{"__proto__":{"a":1},"constructor":{"prototype":{}}}'),
  payload('text', 'hello', 'text/plain'),
  payload(
    'XML',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'application/xml',
  ),
  payload('JSON in UTF-16', Buffer.from('{}', 'utf16le'), 'application/json; charset=utf-16'),
  payload('an HTML form', 'a=b&a=%00', 'application/x-www-form-urlencoded'),
  payload('a form without boundary', 'a', 'multipart/form-data'),
  payload(
    'an incomplete form',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="../../a"\r\n\r\nabc',
    form,
  ),
  payload(
    'a form without a file',
    '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nabc\r\n--x--\r\n',
    form,
  ),
  payload(
    'a file that is not a picture',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a\0b"\r\nContent-Type: image/png\r\n\r\n<svg onload=alert(1)>\r\n--x--\r\n',
    form,
  ),
  payload(
    'a form of 30 fields',
    `${'--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n'.repeat(30)}--x--\r\n`,
    form,
  ),
  payload('an invalid content type', '{}', 'nonsense'),
  ...['gzip', 'br', 'deflate', 'zstd', 'nonsense', 'gzip, gzip'].map((name) =>
    header('content-encoding', name),
  ),
  new Hostile('a decompression bomb', (request: Raw) => ({
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(Buffer.alloc(5_000_000, ' ')),
  })),
  ...[
    'de-12',
    '*',
    'de;q=nonsense',
    'x'.repeat(4_000),
    'en-GB-oed-x',
    'de-DE-u-co-phonebk',
    ',',
  ].map((value) => header('accept-language', value)),
  ...[
    'SESSION=',
    'SESSION=%00',
    'SESSION=%E0%A4%A',
    `SESSION=${'a'.repeat(4_000)}`,
    '__proto__=1; SESSION="x',
    '=;=;',
  ].map((value) => header('cookie', value)),
  header('host', 'evil.example'),
  header('host', ''),
  header('host', '[::1'),
  header('x-forwarded-for', '\u00e4, 1.2.3.4'),
  header('x-forwarded-host', 'evil.example'),
  header('origin', 'null'),
  header('origin', 'https://evil.example'),
  header('sec-fetch-site', 'cross-site'),
  header('range', 'bytes=0-999999999999'),
  header('accept', 'text/html'),
  header('accept', 'application/xml'),
  header('accept-encoding', 'nonsense, br;q=x'),
  header('authorization', 'Basic %%%'),
  header('authorization', `Basic ${btoa('\0:\0')}`),
  header('authorization', 'Bearer x'),
  header('x-http-method-override', 'DELETE'),
  header('x-password', btoa('a\0b')),
  header('content-length', '1'),
  suffix('%00'),
  suffix('%'),
  suffix('%ff'),
  suffix('/'),
  suffix('//'),
  suffix('/../../etc/passwd'),
  suffix(';jsessionid=1'),
  suffix('?a[b]=1&__proto__=2&constructor=3'),
  suffix('?%00=%00'),
  suffix('?a=%E0%A4%A'),
  suffix('x'.repeat(3_000)),
  ...[
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'QUERY',
    'PROPFIND',
    'SEARCH',
    'LOCK',
  ].map(method),
] satisfies Hostile[];

/** An alteration of a request as a whole. */
export const hostileParts: Arbitrary<Hostile> = fc.constantFrom(...parts);

const isChange = (value: unknown): value is Change => typeof value === 'function';

export function applyPart({ value }: Hostile, request: Raw): Raw {
  return isChange(value) ? value(request) : request;
}
