/** Seconds that an answer asks to wait for, given as a number or as a date (RFC 9110); undefined when it does not say. */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  if (seconds > 0) return Math.ceil(seconds);
  return seconds <= 0 ? 0 : undefined;
}
