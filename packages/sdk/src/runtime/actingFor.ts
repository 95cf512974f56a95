import { shared } from './config.ts';
import { addHeaders } from './headers.ts';
import type { Scope } from './scope.ts';
import type { CallOptions } from './call.ts';

/**
 * Adds X-Acting-For: the person in the key of the query, else of the current context; none for the account itself. So a query
 * is refetched for the same person, after a new login too.
 */
export function withActingFor<Call extends CallOptions>(call: Call): Call {
  const { queryKey, sdk = shared } = call;
  const scope = queryKey?.[1] as Partial<Scope> | undefined;
  const { actingFor } = queryKey ? (scope ?? {}) : sdk.context();
  return { ...call, headers: addHeaders(call.headers, { 'X-Acting-For': actingFor }) };
}
