import type { SentRequest } from './recorder.ts';

/** Quotes text as one shell word. */
const quoteShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Headers that clients set themselves or that apply to a single connection. */
export const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'user-agent',
]);

/** Formats a shell command that repeats a request byte for byte. */
export function curlLine({ method, url, headers, body }: SentRequest): string {
  const named = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .flatMap(([name, values]) => values.map((value) => `-H ${quoteShell(`${name}: ${value}`)}`));
  const start = ['curl -i -X', method, quoteShell(url), ...named].join(' ');
  if (body.text === '') return start;
  if (body.encoding === 'utf8') return `${start} --data-raw ${quoteShell(body.text)}`;
  return `printf %s ${quoteShell(body.text)} | base64 -d | ${start} --data-binary @-`;
}
