import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Passkeys and their challenges. */
export const passkeyStates = {
  'a passkey': {
    says: 'The member of studio 1001 has this passkey, created at the host portal.northside.example on 2026-11-02 at 08:15 UTC; it is backed up, its transports are `internal` and `hybrid`, and its signature counter is two.',
    fixes: { fields: ['transports'] },
    params: {
      id: integer('id of the passkey'),
      name: string('its name'),
      credentialId: string('id from the authenticator, in base64url'),
      publicKey: string('its public key, COSE (ES256) in base64url'),
      userHandle: string('id of the account for the authenticator, in base64url'),
      state: choice({ used: 'last login a minute ago', new: 'never used to log in' }),
    },
  },
  'no passkey': {
    says: 'There is no passkey with this id.',
    params: { id: integer('unknown id') },
  },
  'as many passkeys as an account may have': {
    says: 'The current user has ten passkeys.',
    params: {},
  },
  'a passkey challenge': {
    says: 'A challenge that was issued at https://portal.northside.example and not answered yet; its relying party is portal.northside.example.',
    params: {
      to: choice({
        'add a passkey': 'by the current user',
        'log in': 'by anyone',
      }),
      challenge: string('the challenge, in base64url'),
      userHandle: string('id of the account for a new passkey, in base64url; unused for logins'),
      state: choice({ open: 'it can be answered', expired: 'it has expired' }),
    },
  },
} as const satisfies Record<string, StateDefinition>;
