import type { LoginRequest } from '../generated/model/loginRequest.ts';
import type { CallOptions } from './call.ts';

/**
 * Adds the login credentials as a basic authorization header, as spec 2.7 requires in addition to the body; encoded
 * in UTF-8, as RFC 7617 allows.
 */
export function withBasicAuthorization<Call extends CallOptions>(call: Call): Call {
  const { username, password } = JSON.parse(call.body as string) as LoginRequest;
  const headers = new Headers(call.headers);
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  headers.set('Authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`);
  return { ...call, headers };
}
