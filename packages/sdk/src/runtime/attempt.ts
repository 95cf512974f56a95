import { AbortError, NetworkError, TimeoutError } from './callErrors.ts';
import type { SdkConfig } from './config.ts';
import { retryAfter } from './retryAfter.ts';
import { until } from './until.ts';

/** An answer whose body is still to be read. */
interface Attempt {
  response: Response;
  /** What to throw when the body does not come whole. */
  broken: (cause: unknown) => Error;
}

/**
 * Sends a request; GET and HEAD are tried again after a network failure, a time-out, a 429 or a 503, with growing pauses and
 * jitter, or after what Retry-After asks for. Longer waits than the time-out of an attempt are left to the caller. An attempt is
 * ended by the caller's signal or by `config.timeout`.
 */
export async function attempt(
  config: SdkConfig,
  operationId: string,
  url: string,
  init: RequestInit,
): Promise<Attempt> {
  const { signal, method = 'GET' } = init;
  let left = /GET|HEAD/.test(method) ? config.retries : 0;
  for (let wait = 300; ; left--, wait *= 2) {
    const timeout = AbortSignal.timeout(config.timeout);
    const broken = (cause: unknown) => {
      const NoAnswer = signal?.aborted ? AbortError : timeout.aborted ? TimeoutError : NetworkError;
      return new NoAnswer(operationId, 'no answer', {
        cause: signal?.reason ?? cause,
      });
    };
    let asked = 0;
    try {
      signal?.throwIfAborted();
      const response = await config.fetch(url, {
        ...init,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      asked = (retryAfter(response.headers) ?? 0) * 1000;
      if (![429, 503].includes(response.status) || left < 1 || asked > config.timeout)
        return { response, broken };
    } catch (cause) {
      if (left < 1 || signal?.aborted) throw broken(cause);
    }
    // A call that is given up meanwhile is not sent: the next attempt says so.
    const rest = asked || wait * (0.5 + Math.random());
    await until(new Promise((resolve) => setTimeout(resolve, rest)), signal);
  }
}
