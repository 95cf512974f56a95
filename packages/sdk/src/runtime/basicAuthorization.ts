import type { LoginRequest } from '../generated/model/loginRequest.ts';
import type { CallOptions } from './call.ts';

/** Login sends its credentials a second time, as basic authorization (spec 2, section 7); UTF-8, as RFC 7617 allows. */
export function withBasicAuthorization<Call extends CallOptions>(call: Call): Call {
  const { username, password } = JSON.parse(call.body as string) as LoginRequest;
  const headers = new Headers(call.headers);
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  headers.set('Authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`);
  return { ...call, headers };
}
