/**
 * Builds the pattern of a link's secret (see api-spec). Anything else cannot exist, so callers skip
 * the request.
 */
const secret = (kind: string) => new RegExp(`^${kind}_[A-Za-z0-9_-]{28,60}$`);

const methodLink = secret('pmt');
const selfServiceLink = secret('ssl');

/** Matches the token of a link that changes the payment method of a membership. */
export const isMethodToken = (text: string | undefined): text is string =>
  text !== undefined && methodLink.test(text);

/** Matches the token of a link to the self-service pages, which need no login. */
export const isSelfServiceToken = (text: string | undefined): text is string =>
  text !== undefined && selfServiceLink.test(text);

/** Matches the token of a checkout that was started without an account. */
export const isPublicToken = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{32,64}$/.test(text);
