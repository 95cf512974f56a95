/** Uploads that report their progress. */
import type { FetchInit, UploadProgress } from './runtime/transferTime.ts';
import { emptyStatuses } from './runtime/inactivityTimer.ts';

export type { UploadProgress };

/**
 * A `fetch` option that reports the progress of uploads, which `fetch` cannot: in browsers it sends them with
 * XMLHttpRequest, where only `method`, `headers`, `body`, `credentials` and `signal` have an effect. A function that
 * replaces it should call it.
 */
export const fetchWithProgress = (
  url: string,
  { onUploadProgress, ...init }: FetchInit,
): Promise<Response> =>
  onUploadProgress && typeof XMLHttpRequest !== 'undefined'
    ? sendUpload(url, init, onUploadProgress)
    : fetch(url, init);

const readHeaders = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1)];
      }),
  );

/**
 * Sends a request with XMLHttpRequest. Rejects like `fetch`: with a TypeError after a network failure, with the
 * signal's reason after an abort.
 */
const sendUpload = (
  url: string,
  { method = 'GET', headers, body, credentials, signal }: RequestInit,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    request.responseType = 'blob';
    request.withCredentials = credentials === 'include';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    for (const type of ['loadstart', 'progress', 'load'] as const)
      request.upload.addEventListener(type, ({ loaded: sent, total }) =>
        onProgress({ sent, total }),
      );
    request.addEventListener('load', () => {
      const { status, statusText } = request;
      const content: unknown = request.response;
      const hasBody = content instanceof Blob && !emptyStatuses.has(status);
      const answer = { status, statusText, headers: readHeaders(request) };
      resolve(new Response(hasBody ? content : null, answer));
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(body instanceof ReadableStream ? null : body);
  });
