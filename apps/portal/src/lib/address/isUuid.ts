/**
 * Returns whether a text is formatted like a UUID. Anything else cannot exist, so callers skip the
 * request.
 */
export const isUuid = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
