/** Valid requests for passkeys. */
import { addPasskey, createPasskey, signLoginChallenge } from '../harness/passkeys.ts';
import { password } from './accountRequests.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

export const passkeysHappy = {
  listPasskeys: withoutSetup({ as: 'member' }),
  createPasskeyRegistrationOptions: withoutSetup({ as: 'member', body: { password } }),
  async registerPasskey(sandbox) {
    const { body } = await createPasskey(sandbox);
    return { as: 'member', body };
  },
  async deletePasskey(sandbox) {
    const { id } = await addPasskey(sandbox);
    return { as: 'member', path: { passkeyId: id } };
  },
  createPasskeyLoginOptions: withoutSetup(),
  async loginWithPasskey(sandbox) {
    const { passkey } = await addPasskey(sandbox);
    return { body: await signLoginChallenge(sandbox, passkey) };
  },
} satisfies Record<string, RequestSetup>;
