import { addActingForHeader } from './actingFor.ts';
import { withBasicAuthorization } from './basicAuthorization.ts';
import { send } from './send.ts';
import type { Call, CallOptions } from './call.ts';

/**
 * Sends a call and returns its body. Throws like `send`. Generated code passes the operation along with the caller's
 * options; the second overload exists because orval derives the type of the callers' options from it.
 */
export async function fetcher<T>(path: string, call: Call): Promise<T>;
export async function fetcher<T>(path: string, options?: CallOptions): Promise<T>;
export async function fetcher<T>(path: string, call?: CallOptions): Promise<T> {
  return (await send(path, call as Call)).data as T;
}

/** `fetcher` for calls that accept X-Acting-For. */
export const familyFetcher: typeof fetcher = (path: string, call?: CallOptions) =>
  fetcher(path, addActingForHeader(call ?? {}));

/** `fetcher` for login. */
export const loginFetcher: typeof fetcher = (path: string, call?: CallOptions) =>
  fetcher(path, withBasicAuthorization(call ?? {}));
