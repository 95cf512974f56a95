import { AbortError, NetworkError, TimeoutError } from './callErrors.ts';
import type { Sdk } from './config.ts';
import { retryAfter } from './retryAfter.ts';
import { traceIdOf } from './traceId.ts';
import { until } from './until.ts';
import type { Call } from './call.ts';

/** A request whose headers are complete. */
type Sending = Omit<Call, 'statuses'> & { headers: Headers };

/** What came: the head of the answer, and its body as it was read. */
interface Attempt {
  response: Response;
  body: unknown;
}

/**
 * Sends a request, and again as often as it may be after a network failure, a time-out, a 429 or a 503, with growing pauses and
 * jitter, or after what Retry-After asks for. Longer waits than the time-out of an attempt are left to the caller. An attempt,
 * with the reading of its body, is ended by the caller's signal or by the time-out.
 * @param read the body, which is a part of the attempt
 * @throws NetworkError, TimeoutError or AbortError when no whole answer came
 */
export async function attempt(
  sdk: Sdk,
  url: string,
  { operationId, service, idempotent, timeout = sdk.timeout, retries, ...init }: Sending,
  read: (response: Response) => Promise<unknown>,
): Promise<Attempt> {
  const { signal, method = 'GET', headers } = init;
  // What changes something takes its time: whoever calls decides whether its user waits for another attempt.
  const most = /GET|HEAD/.test(method)
    ? (retries ?? sdk.retries)
    : idempotent && headers.has('Idempotency-Key') && retries;
  for (let tried = 1, wait = 300; ; tried++, wait *= 2) {
    const limit = AbortSignal.timeout(timeout);
    const ended = service
      ? undefined
      : sdk.onRequest?.({ operationId, method, url, headers, attempt: tried });
    let response: Response | undefined;
    let body: unknown;
    let outcome: Response | Error;
    try {
      signal?.throwIfAborted();
      outcome = response = await sdk.fetch(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      body = await read(response);
    } catch (cause) {
      const NoAnswer = signal?.aborted ? AbortError : limit.aborted ? TimeoutError : NetworkError;
      outcome = new NoAnswer(operationId, 'no answer', traceIdOf(response), {
        cause: signal?.reason ?? cause,
      });
    }
    ended?.(outcome);
    const asked = (retryAfter(response?.headers) ?? 0) * 1000;
    const isLast = tried > (most || 0) || asked > timeout;
    if (outcome instanceof Error) {
      if (isLast || signal?.aborted) throw outcome;
    } else if (isLast || ![429, 503].includes(outcome.status)) return { response: outcome, body };
    // A call that is given up meanwhile is not sent: the next attempt says so.
    const rest = asked || wait * (0.5 + Math.random());
    await until(new Promise((resolve) => setTimeout(resolve, rest)), signal);
  }
}
