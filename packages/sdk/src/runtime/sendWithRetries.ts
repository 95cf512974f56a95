import { AbortError, NetworkError, TimeoutError } from './callErrors.ts';
import type { Sdk } from './config.ts';
import { retryAfter } from './retryAfter.ts';
import { readTraceId } from './traceId.ts';
import { waitOrAbort } from './waitOrAbort.ts';
import type { Call } from './call.ts';

type OutgoingCall = Omit<Call, 'statuses'> & { headers: Headers };

/** The response and its body, which has been read. */
interface ReadResponse {
  response: Response;
  body: unknown;
}

/**
 * Sends a request and retries it after a network failure, a timeout, a 429 or a 503. Retries wait with exponential backoff and
 * jitter, or for the time in Retry-After; when that is longer than the timeout of one attempt, the response goes to the caller
 * instead. The timeout and the caller's signal cover reading the body too.
 * @param read reads the body; part of the attempt
 * @throws NetworkError, TimeoutError or AbortError when no complete response arrived
 */
export async function sendWithRetries(
  sdk: Sdk,
  url: string,
  { operationId, service, idempotent, timeout = sdk.timeout, retries, ...init }: OutgoingCall,
  read: (response: Response) => Promise<unknown>,
): Promise<ReadResponse> {
  const { signal, method = 'GET', headers } = init;
  // Mutations are slow, so their callers opt in to retries.
  const maxRetries = /GET|HEAD/.test(method)
    ? (retries ?? sdk.retries)
    : idempotent && headers.has('Idempotency-Key') && retries;
  for (let attempt = 1, wait = 300; ; attempt++, wait *= 2) {
    const timeoutSignal = AbortSignal.timeout(timeout);
    const onEnd = service
      ? undefined
      : sdk.onRequest?.({ operationId, method, url, headers, attempt });
    let response: Response | undefined;
    let body: unknown;
    let outcome: Response | Error;
    try {
      signal?.throwIfAborted();
      outcome = response = await sdk.fetch(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
      });
      body = await read(response);
    } catch (cause) {
      const ErrorClass = signal?.aborted
        ? AbortError
        : timeoutSignal.aborted
          ? TimeoutError
          : NetworkError;
      outcome = new ErrorClass(operationId, 'no complete response', readTraceId(response), {
        cause: signal?.reason ?? cause,
      });
    }
    onEnd?.(outcome);
    const retryAfterMs = (retryAfter(response?.headers) ?? 0) * 1000;
    const isLast = attempt > (maxRetries || 0) || retryAfterMs > timeout;
    if (outcome instanceof Error) {
      if (isLast || signal?.aborted) throw outcome;
    } else if (isLast || ![429, 503].includes(outcome.status)) return { response: outcome, body };
    // If the caller aborts during the wait, the next attempt throws AbortError without sending.
    const delay = retryAfterMs || wait * (0.5 + Math.random());
    await waitOrAbort(new Promise((resolve) => setTimeout(resolve, delay)), signal);
  }
}
