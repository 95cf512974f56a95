import { choice, integer, string, type Described } from './described.ts';

/** Passkeys, and the challenges that they answer. */
export const passkeyStates = {
  'a passkey': {
    says: 'The member of studio 1001 has this passkey, made at the host portal.northside.example on 2026-11-02 at 08:15 UTC; it is backed up, its transports are `internal` and `hybrid`, and it has signed twice.',
    params: {
      id: integer('id of the passkey'),
      name: string('its name'),
      credentialId: string('id that the authenticator has given it, in base64url'),
      publicKey: string('its public key, COSE (ES256) in base64url'),
      userHandle: string('what the authenticator knows the account as, in base64url'),
      state: choice({ used: 'it has logged in a minute ago', new: 'it has never logged in' }),
    },
  },
  'no passkey': {
    says: 'There is no passkey with this id.',
    params: { id: integer('id that no passkey has') },
  },
  'as many passkeys as an account may have': {
    says: 'The account that is logged in has ten passkeys.',
    params: {},
  },
  'a passkey challenge': {
    says: 'A challenge that was given at https://portal.northside.example and not answered yet; its relying party is portal.northside.example.',
    params: {
      to: choice({
        'add a passkey': 'by the account that is logged in',
        'log in': 'by anybody',
      }),
      challenge: string('the challenge, in base64url'),
      userHandle: string(
        'what a new passkey will know the account as, in base64url; of no account to log in',
      ),
      state: choice({ open: 'it can be answered', expired: 'it is too old' }),
    },
  },
} as const satisfies Record<string, Described>;
