import { withActingFor } from './actingFor.ts';
import { withBasicAuthorization } from './basicAuthorization.ts';
import { send } from './send.ts';
import type { Call, CallOptions } from './call.ts';

/**
 * Sends a call and returns its body. Throws as `send` does. Generated code joins the options of its caller with the operation,
 * so callers themselves give options alone: that is the second signature, from which orval takes their type.
 */
export async function fetcher<T>(path: string, call: Call): Promise<T>;
export async function fetcher<T>(path: string, options?: CallOptions): Promise<T>;
export async function fetcher<T>(path: string, call?: CallOptions): Promise<T> {
  return (await send(path, call as Call)).data as T;
}

/** `fetcher` of the calls that take X-Acting-For. */
export const familyFetcher: typeof fetcher = (path: string, call?: CallOptions) =>
  fetcher(path, withActingFor(call ?? {}));

/** `fetcher` of login. */
export const loginFetcher: typeof fetcher = (path: string, call?: CallOptions) =>
  fetcher(path, withBasicAuthorization(call ?? {}));
