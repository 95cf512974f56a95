import type { SdkConfig } from './config.ts';
import { NetworkError, TimeoutError } from './errors.ts';

/** One attempt, ended by the caller's signal or by `config.timeout`; throws what the caller's signal says, or why no answer came. */
async function once(config: SdkConfig, url: string, init: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(config.timeout);
  try {
    return await config.fetch(url, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw timeout.aborted ? new TimeoutError(url, { cause }) : new NetworkError(url, { cause });
  }
}

/** Seconds or a date, as RFC 9110 allows; answers milliseconds. */
const retryAfter = (response: Response | undefined): number => {
  const value = response?.headers.get('Retry-After');
  if (!value) return 0;
  return Number.isNaN(Number(value)) ? Date.parse(value) - Date.now() : Number(value) * 1000;
};

const pause = (milliseconds: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), {
      once: true,
    });
  });

/**
 * Sends a request; GET and HEAD are tried again after a network failure, a time-out, a 429 or a 503, with growing pauses and
 * jitter, or after what Retry-After asks for. Longer waits than the time-out of an attempt are left to the caller.
 */
export async function attempt(
  config: SdkConfig,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const repeatable = !init.method || init.method === 'GET' || init.method === 'HEAD';
  for (let left = repeatable ? config.retries : 0, wait = 300; ; left--, wait *= 2) {
    let response: Response | undefined;
    try {
      response = await once(config, url, init);
      if (response.status !== 429 && response.status !== 503) return response;
    } catch (error) {
      if (left <= 0 || init.signal?.aborted) throw error;
    }
    const asked = retryAfter(response);
    if (response && (left <= 0 || asked > config.timeout)) return response;
    await pause(Math.max(asked, wait * (0.5 + Math.random())), init.signal);
  }
}
