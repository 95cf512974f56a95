import { AbortError, NetworkError, TimeoutError } from './callErrors.ts';
import type { Sdk } from './config.ts';
import { retryAfter } from './retryAfter.ts';
import { readTraceId } from './traceId.ts';
import { waitOrAbort } from './waitOrAbort.ts';
import { startInactivityTimer, watchBody } from './inactivityTimer.ts';
import { transferTime, type UploadProgress } from './transferTime.ts';
import type { Call } from './call.ts';

type OutgoingCall = Omit<Call, 'statuses'> & { headers: Headers };

/** The response and its body, which has been read. */
interface ReadResponse {
  response: Response;
  body: unknown;
}

/** Browsers know whether they are offline, and repeating a call would only delay its error; Node does not. */
function isOffline(): boolean {
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis;
  return navigator?.onLine === false;
}

/**
 * Sends a request and retries it, unless the device is offline, after a network failure, a timeout, a 429 or a 503.
 * Retries wait with exponential backoff and jitter, or for the time in Retry-After; when that is longer than the timeout
 * of one attempt, the response goes to the caller instead. The timeout counts from the last byte that moved in either direction, reading the body included. An upload has
 * additional time for bytes whose progress is not reported.
 * @param read reads the body; part of the attempt
 * @throws NetworkError, TimeoutError or AbortError when no complete response arrived
 */
export async function sendWithRetries(
  sdk: Sdk,
  url: string,
  {
    operationId,
    service,
    idempotent,
    timeout = sdk.timeout,
    retries,
    onUploadProgress,
    ...init
  }: OutgoingCall,
  read: (response: Response) => Promise<unknown>,
): Promise<ReadResponse> {
  const { signal, method = 'GET', headers } = init;
  // Mutations are slow, so their callers opt in to retries.
  const maxRetries = /GET|HEAD/.test(method)
    ? (retries ?? sdk.retries)
    : idempotent && headers.has('Idempotency-Key') && retries;
  const transfer = transferTime(init.body);
  for (let attempt = 1, wait = 300; ; attempt++, wait *= 2) {
    const onEnd = service
      ? undefined
      : sdk.onRequest?.({ operationId, method, url, headers, attempt });
    const timer = startInactivityTimer(timeout + transfer);
    let response: Response | undefined;
    let body: unknown;
    let outcome: Response | Error;
    try {
      signal?.throwIfAborted();
      outcome = response = await sdk.fetch(url, {
        ...init,
        ...(transfer > 0 && {
          onUploadProgress: (progress: UploadProgress) => {
            timer.restart(timeout + (progress.sent < progress.total ? 0 : transfer));
            onUploadProgress?.(progress);
          },
        }),
        signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
      });
      timer.restart(timeout);
      body = await read(watchBody(response, () => timer.restart(timeout)));
    } catch (cause) {
      const ErrorClass = signal?.aborted
        ? AbortError
        : timer.signal.aborted
          ? TimeoutError
          : NetworkError;
      outcome = new ErrorClass(operationId, 'no complete response', readTraceId(response), {
        cause: signal?.reason ?? cause,
      });
    } finally {
      timer.stop();
    }
    onEnd?.(outcome);
    const retryAfterMs = (retryAfter(response?.headers) ?? 0) * 1000;
    const isLast = attempt > (maxRetries || 0) || retryAfterMs > timeout || isOffline();
    if (outcome instanceof Error) {
      if (isLast || signal?.aborted) throw outcome;
    } else if (isLast || ![429, 503].includes(outcome.status)) return { response: outcome, body };
    // If the caller aborts during the wait, the next attempt throws AbortError without sending.
    const delay = retryAfterMs || wait * (0.5 + Math.random());
    await waitOrAbort(new Promise((resolve) => setTimeout(resolve, delay)), signal);
  }
}
