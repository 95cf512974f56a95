/** Seconds that an answer asks to wait for, given as a number or as a date (RFC 9110); undefined when it does not say. */
export function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('Retry-After') ?? '';
  // What is no number, or 0, is read as a date: of neither nothing comes, and a date that is over asks for nothing.
  const seconds = Number(value) || (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
