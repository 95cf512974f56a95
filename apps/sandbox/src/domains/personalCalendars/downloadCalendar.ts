/**
 * Downloads calendars. Their addresses come from clients, so calls to hosts that are not on the public internet must be
 * blocked, such as internal ones.
 */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { ApiError } from '../../platform/http/apiError.ts';
import {
  addressInvalid,
  calendarTimeout,
  calendarTooLarge,
  calendarUnreachable,
  calendarUnreadable,
} from './errors.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const maxRedirects = 3;
const maxBytes = 2_000_000;

/** Types of files that may be a calendar; some servers do not know its own. */
const calendarTypes =
  /^(text\/(calendar|x-vcalendar|plain)|application\/(ics|octet-stream))\s*(;|$)/i;

export type DownloadOptions = {
  /** Origins of the operator that may be called in addition to public ones, also by HTTP. */
  allowedOrigins: readonly string[];
  /** Limit for the whole download, in milliseconds. */
  timeout?: number;
  /** Returns all addresses of a host; the name service by default. */
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
};

/**
 * Parses the address of a calendar; webcal is another name of https. Null for other protocols, credentials, and ports,
 * with which one could look for services of other hosts.
 */
export function parseCalendarUrl(text: string, allowedOrigins: readonly string[]): URL | null {
  const address = text.replace(/^webcal:/i, 'https:');
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return null;
  if (allowedOrigins.includes(url.origin)) return url;
  return url.protocol === 'https:' && url.port === '' ? url : null;
}

/**
 * Downloads a calendar as text, within 5 seconds and with at most three redirects.
 * @param address with https or webcal
 * @throws 422
 */
export async function downloadCalendar(
  address: string,
  { allowedOrigins, timeout = 5000, resolve = resolveHost }: DownloadOptions,
): Promise<string> {
  const url = parseCalendarUrl(address, allowedOrigins);
  if (!url) throw addressInvalid();
  const signal = AbortSignal.timeout(timeout);
  const aborted = once(signal, 'abort').then(() => Promise.reject(calendarTimeout()));
  try {
    return await Promise.race([follow(url, { allowedOrigins, resolve, signal }), aborted]);
  } catch (error) {
    if (signal.aborted) throw calendarTimeout();
    throw error instanceof ApiError ? error : calendarUnreachable();
  }
}

const resolveHost = (hostname: string) => lookup(hostname, { all: true });

type Call = Required<Pick<DownloadOptions, 'allowedOrigins' | 'resolve'>> & { signal: AbortSignal };

async function follow(url: URL, call: Call, redirects = 0): Promise<string> {
  const response = await send(url, call);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy();
    const target = parseCalendarUrl(new URL(headers.location, url).href, call.allowedOrigins);
    if (!target || redirects === maxRedirects) throw calendarUnreachable();
    return follow(target, call, redirects + 1);
  }
  try {
    if (statusCode !== 200) throw calendarUnreachable();
    if (!calendarTypes.test(headers['content-type'] ?? '')) throw calendarUnreadable();
    return await readText(response);
  } finally {
    response.destroy();
  }
}

/** Sends a request to an address of the host that has been checked, so that the name cannot lead elsewhere meanwhile. */
async function send(url: URL, { allowedOrigins, resolve, signal }: Call): Promise<IncomingMessage> {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  const isAllowed =
    allowedOrigins.includes(url.origin) ||
    addresses.every(({ address }) => isPublicAddress(address));
  if (!isAllowed) throw calendarUnreachable();
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((answer, reject) => {
    request(
      url,
      {
        // Not from a pool, whose connections have been opened for other addresses.
        agent: false,
        lookup: (_hostname, _options, done) => done(null, addresses),
        headers: { Accept: 'text/calendar', 'Accept-Encoding': 'identity' },
        signal,
      },
      answer,
    )
      .once('error', reject)
      .end();
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) throw calendarUnreadable();
    bytes += chunk.length;
    if (bytes > maxBytes) throw calendarTooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
