import type { Sdk, Session } from './config.ts';
/**
 * Asks once, for all calls that began under a session, whether the member has logged in again. Calls that begin after the
 * answer have a session of their own. Who asks and fails has not logged in.
 */
export const renew = (sdk: Sdk, session: Session): Promise<boolean> =>
  (session.renewed ??= (async () => (await sdk.onSignedOut?.()) === true)()
    .catch(() => false)
    .finally(() => (sdk.session = {})));
