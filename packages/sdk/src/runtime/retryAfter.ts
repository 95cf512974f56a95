/** Returns the seconds in the Retry-After header, a number or a date (RFC 9110); undefined if missing or invalid. */
export function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('Retry-After') ?? '';
  // Otherwise parse as an HTTP date. A date in the past means 0 seconds, and so does 0 itself. The device's clock may
  // be wrong, so now is the date of the response.
  const now = Date.parse(headers?.get('Date') ?? '') || Date.now();
  const seconds = Number(value) || (Date.parse(value) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
