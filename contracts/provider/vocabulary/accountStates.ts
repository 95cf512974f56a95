import { choice, integer, string, type StateDefinition } from './stateDefinition.ts';

/** Accounts, sessions and connections to studios. */
export const accountStates = {
  'an account': {
    says: 'An account with a verified email address and this password; nobody is logged in.',
    params: { username: string('e-mail address'), password: string('password') },
  },
  'too many failed logins': {
    says: 'So many failed logins that the next attempt is rejected, even with the correct password.',
    params: { username: string('e-mail address') },
  },
  'a logged-in member': {
    says: 'A session of a member of studio 1001. Returns its `cookie`.',
    answers: ['cookie'],
    params: {},
  },
  'master data': {
    says: 'Personal data that the tenant has of the current user.',
    fixes: { fields: ['valid'] },
    params: {
      kind: choice({
        complete: 'name, birthday, telephone and address',
        missing: 'neither birthday nor address',
      }),
    },
  },
  'a logged-in visitor without connection': {
    says: 'A session of an account without a connection to a studio. Returns its `cookie`.',
    answers: ['cookie'],
    params: {},
  },
  'a logged-in account that is not verified': {
    says: 'A session of the account new@example.org, whose address is not verified. Returns its `cookie`.',
    answers: ['cookie'],
    params: {},
  },
  'an emailed code': {
    says: 'A valid code that was mailed to an address.',
    params: {
      purpose: choice({
        registration: 'the account of this address is not verified',
        reset: 'the main address of the member; the code sets a new password',
        'change-email': 'the member wants to use it as the main address',
        'additional-email': 'the current user has added it as an additional address',
      }),
      email: string('address that received the code'),
      code: string('the code'),
    },
  },
  'an additional e-mail address': {
    says: 'An additional address of the current user. Returns its `additionalEmailId`.',
    fixes: { fields: ['main', 'verified'] },
    params: {
      email: string('the address'),
      state: choice({ verified: 'it is verified', unverified: 'it is not verified' }),
    },
  },
  'an invitation': {
    says: 'An invitation of studio 1001 for its customer Ida Invited.',
    params: {
      uuid: string('uuid of the invitation'),
      state: choice({
        open: 'the studio knows the address invited@example.org',
        'without-email': 'the studio knows no address',
        used: 'the invitation has been used',
      }),
    },
  },
  'no invitation': {
    says: 'There is no invitation with this uuid.',
    params: { uuid: string('unknown uuid') },
  },
  'given consents': {
    says: 'The current user has given three consents to studio 1001, with the offset of Europe/Berlin. 7901: type PRIVACY, version 1, optional, "The studio may write to me about news.", given on 2026-06-15 at 18:30 and withdrawn on 2026-09-01 at 08:00. 7902: type GENERAL_TERMS, version 1, mandatory, named General terms, "I have read the general terms and accept them.", given with it. 7903: type PRIVACY, version 2, optional, "The studio may write to me about news and offers.", given on 2026-11-20 at 09:00.',
    params: {},
  },
  'no given consent': {
    says: 'There is no given consent with this id.',
    params: { id: integer('unknown id') },
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
    says: 'So many attempts that the next one is rejected in any case.',
    params: {
      to: choice({
        'reset a password': 'requests for a code to reset the password',
        'give the password again': 'confirmations with the password of the current user',
        register: 'registrations',
        'ask for mails': 'requests for mails with codes',
        'try codes': 'submissions of codes',
        'connect a studio': 'connections to a studio',
        'look at an invitation': 'requests for an invitation',
        'book as a guest': 'bookings without an account',
        'confirm a trial session': 'confirmations of trial sessions',
        'lend a card': 'cards stored without an account',
        'buy as a guest': 'checkouts created without an account',
        'begin with a passkey': 'requests for passkey login challenges',
        'log in with a passkey': 'logins with a passkey',
        'send events': 'tracking events',
        'read mandates': 'requests for the text of a SEPA mandate',
        'preview contracts': 'price previews of contracts',
        'sign contracts': 'signed contracts',
        'declare the end of contracts': 'cancelations and withdrawals without an account',
        'try referral codes': 'checks of referral codes',
        'try vouchers': 'voucher codes sent',
        'look up banks': 'bank lookups',
        'upload documents': 'document uploads',
        'connect calendars': 'personal calendars connected',
        'change payment instruments': 'payment instruments stored, set as default or archived',
      }),
      by: string(
        '`me` for the current user, the address or uuid of the request, or `anybody` for the network of the client',
      ),
    },
  },
  'an entrance lock': {
    says: 'Missed bookings keep the member of studio 1001 out until 28 November 2026, the start of that day in the time zone of the studio (Europe/Berlin); they can still book.',
    params: {},
  },
  'missed bookings': {
    says: 'The member of studio 1001 has missed bookings: no booking before 2 December 2026 and no entry before 28 November, until the start of that day in the time zone of the studio (Europe/Berlin).',
    fixes: {
      times: {
        blockMySportsBookingUntil: '2026-12-02 00:00',
        entranceLockUntil: '2026-11-28 00:00',
      },
    },
    params: {},
  },
  'a refusal at the door': {
    says: 'Studio 1001 refuses entry to its member because of an unpaid amount.',
    params: {},
  },
  'a studio member': {
    says: 'Bea Beispiel, born on 8 July 1991, bank account DE02120300000000202051, a member in the records of studio 1001.',
    params: {
      customerCode: string('customer number at the studio'),
      email: string('address in the records of the studio'),
      state: choice({
        free: 'no account is connected',
        'connected-elsewhere': 'another account is connected',
      }),
    },
  },
  'no studio connect': {
    says: 'There is no connection with this id.',
    params: { id: integer('unknown id') },
  },
  'an account to be moved': {
    says: 'The facility group of northside has moved to RSG_GROUP; the current user has not.',
    fixes: { fields: ['shouldShowMigrationWizard'] },
    params: {
      state: choice({
        undecided: 'not asked yet',
        refused: 'has refused',
        'address-taken': 'not asked yet, and RSG_GROUP has an account with the same address',
      }),
    },
  },
  'a limit for pictures': {
    says: 'Uploaded pictures may have at most this size.',
    params: { bytes: integer('size in bytes') },
  },
} as const satisfies Record<string, StateDefinition>;
