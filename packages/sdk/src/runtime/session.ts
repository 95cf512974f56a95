import type { Sdk, Session } from './config.ts';
/**
 * Asks once whether the user has logged in again, on behalf of all calls that began under the session. Calls that
 * begin after the answer belong to a new session. If asking fails, the user counts as not logged in.
 */
export const renewSession = (sdk: Sdk, session: Session): Promise<boolean> =>
  (session.renewed ??= (async () =>
    (await sdk.onSignedOut?.({ accountId: sdk.context().accountId })) === true)()
    .catch(() => false)
    .finally(() => (sdk.session = {})));
