/** The secrets of a studio's links, as they are written (api-spec); what cannot be one is nobody's, and need not be asked for. */
const secret = (kind: string) => new RegExp(`^${kind}_[A-Za-z0-9_-]{28,60}$`);

const methodLink = secret('pmt');
const selfServiceLink = secret('ssl');

/** Of a link that replaces how a membership is paid. */
export const isMethodToken = (text: string | undefined): text is string =>
  text !== undefined && methodLink.test(text);

/** Of a link to all that a member may do without logging in. */
export const isSelfServiceToken = (text: string | undefined): text is string =>
  text !== undefined && selfServiceLink.test(text);

/** Of a checkout that was begun without an account. */
export const isPublicToken = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{32,64}$/.test(text);
