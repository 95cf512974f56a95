import type { LoginRequest } from '../generated/model/loginRequest.ts';

/** Login sends its credentials a second time, as basic authorisation (specification 2, section 7); UTF-8, as RFC 7617 allows. */
export function basicAuthorization(
  { username, password }: LoginRequest,
  own: RequestInit['headers'],
): Headers {
  const headers = new Headers(own);
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  headers.set('Authorization', `Basic ${btoa(String.fromCharCode(...bytes))}`);
  return headers;
}
