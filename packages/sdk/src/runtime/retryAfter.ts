/** Returns the seconds in the Retry-After header, a number or a date (RFC 9110); undefined if missing or invalid. */
export function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('Retry-After') ?? '';
  // Otherwise parse as an HTTP date. A date in the past means 0 seconds, and so does 0 itself.
  const seconds = Number(value) || (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
