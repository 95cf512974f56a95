import { choice, integer, string, type Described } from './described.ts';

/** Accounts, sessions, and who is known to a studio. */
export const accountStates = {
  'an account': {
    says: 'An account with verified e-mail address and this password; nobody is logged in.',
    params: { username: string('e-mail address'), password: string('password') },
  },
  'too many failed logins': {
    says: 'So many wrong passwords that the next attempt is refused, whatever it is.',
    params: { username: string('e-mail address') },
  },
  'a logged-in member': {
    says: 'A session of a member of studio 1001. Answers its `cookie`.',
    answers: ['cookie'],
    params: {},
  },
  'master data': {
    says: 'What the tenant knows of the account that is logged in.',
    params: {
      kind: choice({
        complete: 'name, birthday, telephone and address',
        missing: 'neither birthday nor address',
      }),
    },
  },
  'a logged-in visitor without connection': {
    says: 'A session of an account that is connected to no studio. Answers its `cookie`.',
    answers: ['cookie'],
    params: {},
  },
  'a logged-in account that is not verified': {
    says: 'A session of an account, new@example.org, whose address is not verified. Answers its `cookie`.',
    answers: ['cookie'],
    params: {},
  },
  'an emailed code': {
    says: 'A code that was mailed to an address and can be used.',
    params: {
      purpose: choice({
        registration: 'the address has an account that is not verified',
        reset: 'it is the main address of the member; the code sets a new password',
        'change-email': 'the member wants it as main address',
        'additional-email': 'the account that is logged in has added it',
      }),
      email: string('address that the code went to'),
      code: string('the code'),
    },
  },
  'an additional e-mail address': {
    says: 'An additional address of the account that is logged in. Answers its `additionalEmailId`.',
    params: {
      email: string('the address'),
      state: choice({ verified: 'it is verified', unverified: 'it is not verified' }),
    },
  },
  'an invitation': {
    says: 'An invitation of studio 1001 for Ida Invited, whom it has in its books.',
    params: {
      uuid: string('uuid of the invitation'),
      state: choice({
        open: 'the studio knows the address invited@example.org',
        'without-email': 'the studio knows no address',
        used: 'it has been used',
      }),
    },
  },
  'no invitation': {
    says: 'There is no invitation with this uuid.',
    params: { uuid: string('uuid that no invitation has') },
  },
  'a brand with terms': {
    says: 'The brand of the tenant northside has terms and conditions.',
    params: {},
  },
  'a referral code': {
    says: 'The member has this referral code.',
    params: { code: string('the code') },
  },
  'too many attempts': {
    says: 'Something was tried so often that the next attempt is refused, whatever it is.',
    params: {
      to: choice({
        'reset a password': 'asking for a code to set a new password',
        'give the password again': 'giving the password of the account that is logged in',
        register: 'making an account',
        'ask for mails': 'asking for mails with codes',
        'try codes': 'typing codes',
        'connect a studio': 'connecting the account to a studio',
        'look at an invitation': 'looking at an invitation',
        'book as a guest': 'booking without an account',
        'confirm a trial session': 'confirming trial sessions',
        'lend a card': 'giving a card without an account',
        'buy as a guest': 'beginning a checkout without an account',
        'begin with a passkey': 'asking for challenges to log in with a passkey',
        'log in with a passkey': 'answering them',
        'send events': 'telling what readers do',
        'read mandates': 'reading the agreement of a SEPA mandate',
        'preview contracts': 'asking what a contract would cost',
        'sign contracts': 'signing contracts',
        'declare the end of contracts':
          'canceling contracts, or withdrawing from them, without an account',
        'try referral codes': 'asking what referral codes are worth',
        'look up banks': 'asking which bank an account is of',
        'upload documents': 'sending documents',
        'change payment instruments': 'keeping, preferring and archiving payment instruments',
      }),
      by: string(
        '`me` for the account that is logged in, the address or uuid of the request, or `anybody` for the network that asks',
      ),
    },
  },
  'missed bookings': {
    says: 'The member of studio 1001 has missed bookings: no booking before 2 December 2026, no entrance before 28 November, each from midnight in the zone of the studio (Europe/Berlin).',
    fixes: {
      times: {
        blockMySportsBookingUntil: '2026-12-02 00:00',
        entranceLockUntil: '2026-11-28 00:00',
      },
    },
    params: {},
  },
  'a refusal at the door': {
    says: 'Studio 1001 does not let its member in, because something is unpaid.',
    params: {},
  },
  'a studio member': {
    says: 'Bea Beispiel, born on 8 July 1991, bank account DE02120300000000202051, a member of studio 1001 in its books.',
    params: {
      customerCode: string('number that the studio has given'),
      email: string('address that the studio knows'),
      state: choice({
        free: 'no account is connected',
        'connected-elsewhere': 'another account than the one that is logged in is connected',
      }),
    },
  },
  'no studio connect': {
    says: 'There is no connection with this id.',
    params: { id: integer('id that no connection has') },
  },
  'an account to be moved': {
    says: 'The facility group of northside has moved into RSG_GROUP; the account that is logged in has not.',
    params: {
      state: choice({
        undecided: 'it was not asked yet',
        refused: 'it has refused',
        'address-taken': 'not asked yet, and RSG_GROUP has an account with its address',
      }),
    },
  },
  'a limit for pictures': {
    says: 'Pictures that are put up have at most this size.',
    params: { bytes: integer('size') },
  },
} as const satisfies Record<string, Described>;
