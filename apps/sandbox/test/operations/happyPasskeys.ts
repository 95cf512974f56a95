/** Valid requests for passkeys. */
import { addedTo, madeFor, signedBy } from '../harness/passkeys.ts';
import { password } from './accountRequests.ts';
import { type Happy, plain } from './setup.ts';

export const passkeysHappy = {
  listPasskeys: plain({ as: 'member' }),
  createPasskeyRegistrationOptions: plain({ as: 'member', body: { password } }),
  async registerPasskey(sandbox) {
    const { body } = await madeFor(sandbox);
    return { as: 'member', body };
  },
  async deletePasskey(sandbox) {
    const { id } = await addedTo(sandbox);
    return { as: 'member', path: { passkeyId: id } };
  },
  createPasskeyLoginOptions: plain(),
  async loginWithPasskey(sandbox) {
    const { passkey } = await addedTo(sandbox);
    return { body: await signedBy(sandbox, passkey) };
  },
} satisfies Record<string, Happy>;
