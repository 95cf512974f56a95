import { shared } from './config.ts';
import { addHeaders } from './headers.ts';
import { readScope } from './scope.ts';
import type { CallOptions } from './call.ts';

/**
 * Adds the X-Acting-For header. A query takes the family member from the scope of its key, any other call from the
 * current context; neither sets it for the account itself. A query is therefore refetched for the same person, even after a
 * new login.
 */
export function addActingForHeader<Call extends CallOptions>(call: Call): Call {
  const { queryKey, sdk = shared } = call;
  const { actingFor } = readScope(queryKey) ?? sdk.context();
  return { ...call, headers: addHeaders(call.headers, { 'X-Acting-For': actingFor }) };
}
