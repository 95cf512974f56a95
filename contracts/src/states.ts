/** A parameter of a provider state: a value of the request, or one of a few kinds of situation. */
export type Param =
  | { readonly kind: 'integer'; readonly says: string }
  | { readonly kind: 'string'; readonly says: string }
  | { readonly kind: 'choice'; readonly says: Readonly<Record<string, string>> };

interface Described {
  readonly says: string;
  readonly params: Readonly<Record<string, Param>>;
}

const integer = <const Says extends string>(says: Says) => ({ kind: 'integer', says }) as const;
const string = <const Says extends string>(says: Says) => ({ kind: 'string', says }) as const;
const choice = <const Says extends Readonly<Record<string, string>>>(says: Says) =>
  ({ kind: 'choice', says }) as const;

/**
 * The closed vocabulary of provider states: what a backend must be able to bring about so that the
 * contracts can be checked against it. Nothing outside it may stand in a pact.
 */
export const vocabulary = {
  'a clean sandbox': {
    says: 'Nobody is logged in, nothing has been booked; tenant northside, studio 1001.',
    params: {},
  },
  'a whitelabel config': {
    says: 'The brand of a tenant, found by its name and by its facility group.',
    params: {
      tenant: string('name of the tenant'),
      publicFacilityGroup: string('facility group of the brand'),
    },
  },
  'no whitelabel config': {
    says: 'There is no brand with this facility group.',
    params: { publicFacilityGroup: string('facility group that nobody has') },
  },
  'no tenant': {
    says: 'There is no tenant of this name.',
    params: { tenant: string('name that nobody has') },
  },
  'a studio': {
    says: 'A studio of the tenant northside with courses, features, a menu with a link of its own, and card payment; in the catalogue with category 1 and feature 11, as northside-<id> (alias) and NS-<id> (externalId). It has a training section, lets members of other chains check in, and shows how busy it is. 1001 has legal documents (general terms, and a privacy page elsewhere) and news too, and the tenant speaks German and English.',
    params: { organizationUnitId: integer('id of the studio') },
  },
  'no studio': {
    says: 'There is no studio with this id.',
    params: { organizationUnitId: integer('id that no studio has') },
  },
  'nothing on offer': {
    says: 'The tenant northside, or its studio 1001, has none of something.',
    params: {
      what: choice({
        studios: 'the tenant has no studios',
        courses: 'the studio has no courses',
        features: 'no switch is set for the studio',
        'menu entries': 'the menu of the studio is empty, without links of its own too',
        'legal documents': 'the studio has no legal documents',
        consents: 'the studio asks consent for nothing',
        news: 'the studio has no news',
        'payment methods': 'the studio takes no online payment',
        logos: 'neither the tenant nor its studios have a logo',
        'training sections': 'the studio has no training section',
        utilization: 'the studio does not show how busy it is',
      }),
    },
  },
  texts: {
    says: 'The translation host has the texts courses.title and home.coursesTile of a tag in a language.',
    params: { tag: string('whose texts'), language: string('BCP 47') },
  },
  'no texts': {
    says: 'The translation host has no texts of a tag.',
    params: { tag: string('tag that nobody has') },
  },
  maintenance: { says: 'The backend is in maintenance.', params: {} },

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
    params: {},
  },

  'a logged-in account that is not verified': {
    says: 'A session of an account, new@example.org, whose address is not verified. Answers its `cookie`.',
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
    says: 'An additional address of the account that is logged in.',
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
      }),
      by: string('`me` for the account that is logged in, or the address or uuid of the request'),
    },
  },
  'missed bookings': {
    says: 'The member of studio 1001 has missed bookings: no booking before 2 December 2026, no entrance before 28 November.',
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

  'a course appointment': {
    says: 'A course appointment of studio 1001, the only one of its day. Answers its `day` in the zone of the studio.',
    params: {
      id: integer('id of the course appointment'),
      price: choice({
        paid: '14.50 EUR by credit card, as offer 601',
        free: 'nothing; there is no offer',
      }),
      state: choice({
        open: 'places are free',
        full: 'no place is free; the waiting list has room',
        'full-waiting-list': 'no place is free, neither on the waiting list',
        'not-yet-bookable': 'the booking window opens later',
        'no-longer-bookable': 'the booking window has closed',
        canceled: 'the studio has canceled it',
        'booked-by-me': 'open, and the account that is logged in has a place',
        'booked-by-prospect': 'open, and visitor@example.org has a place without an account',
      }),
    },
  },
  'no course appointment': {
    says: 'There is no course appointment with this id.',
    params: { id: integer('id that no appointment has') },
  },
  'booking options': {
    says: 'What the member who is logged in holds.',
    params: {
      kind: choice({
        fitting: '801, a course flat, and 803, a trial visit; both can pay for every course',
        'used-up': '801 and 803, both used up',
        none: 'nothing',
      }),
    },
  },

  'a booking': {
    says: 'A booking of course appointment 50001, paid by card (14.50 EUR).',
    params: {
      uuid: string('uuid of the booking'),
      owner: choice({
        me: 'the account that is logged in',
        prospect: 'somebody without an account',
      }),
      state: choice({
        booked: 'booked, and still cancelable at no cost',
        attended: 'two weeks ago, attended, paid with a course flat',
        canceled: 'canceled before',
        'cancelable-no-more': 'booked, and the time for a cancelation is over',
      }),
    },
  },
  'no booking': {
    says: 'There is no booking with this uuid.',
    params: { uuid: string('uuid that no booking has') },
  },
  'no bookings': { says: 'The account that is logged in has no bookings.', params: {} },

  'a payment instrument': {
    says: 'A Visa card, kept for the account that is logged in, or usable once when nobody is.',
    params: {
      id: integer('id of the instrument'),
      bank: choice({
        'asks for a confirmation': 'the holder must answer on a page of the payment provider',
        'asks for nothing': 'payments go through without the holder',
        declines: 'payments are declined for lack of funds',
      }),
    },
  },
  'no payment instrument': {
    says: 'There is no instrument with this id.',
    params: { id: integer('id that no instrument has') },
  },
  'no payment instruments': {
    says: 'Nothing is kept for the account that is logged in.',
    params: {},
  },
  'a card': {
    says: 'What the payment provider makes of a card token.',
    params: {
      token: string('token of the card'),
      bank: choice({ accepts: 'the card can be kept', refuses: 'the card is refused' }),
    },
  },
  'a tokenization': {
    says: 'A tokenization of a card by the account that is logged in.',
    params: {
      reference: string('its tokenizationReference'),
      state: choice({
        INITIATED: 'the holder has not answered yet',
        AUTHORIZED: 'the holder has said yes; no instrument was made of it yet',
        DECLINED: 'the bank has refused the card',
        COMPLETED: 'instrument 8501 was made of it',
      }),
    },
  },
  'no tokenization': {
    says: 'There is no tokenization with this reference.',
    params: { reference: string('reference that no tokenization has') },
  },
  'a checkout': {
    says: 'The purchase of a place in course appointment 50001 (offer 601) with instrument 8501, by the account that is logged in.',
    params: {
      id: string('id of the checkout'),
      state: choice({
        CREATED: 'begun',
        AUTHENTICATED: 'the holder has confirmed the payment, or need not',
        'AUTHENTICATED for the waiting list': 'the same, with joinWaitingList',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        CANCELED: 'given up',
        EXPIRED: 'begun, and too old now',
      }),
    },
  },
  'a public checkout': {
    says: 'The same purchase by somebody without an account.',
    params: {
      publicToken: string('secret of the checkout'),
      state: choice({
        CREATED: 'begun',
        AUTHENTICATED: 'the holder has confirmed the payment, or need not',
        'AUTHENTICATED for the waiting list': 'the same, with joinWaitingList',
        FINALIZED: 'booked and charged, as booking 5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001',
        CANCELED: 'given up',
        EXPIRED: 'begun, and too old now',
      }),
    },
  },
  'no checkout': {
    says: 'There is no checkout with this id, or with this token.',
    params: { key: string('id or token that no checkout has') },
  },
} as const satisfies Record<string, Described>;

type Vocabulary = typeof vocabulary;
export type StateName = keyof Vocabulary;

type ValueOf<P> = P extends { kind: 'choice'; says: infer Says }
  ? keyof Says
  : P extends { kind: 'integer' }
    ? number
    : string;

export type ParamsOf<Name extends StateName> = {
  readonly [P in keyof Vocabulary[Name]['params']]: ValueOf<Vocabulary[Name]['params'][P]>;
};

/** A state as it stands in a pact. */
export interface ProviderState {
  readonly name: StateName;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A state of the vocabulary; anything else, or a wrong parameter, does not compile. */
export const state = <Name extends StateName>(
  name: Name,
  params: ParamsOf<Name> & ProviderState['params'],
): ProviderState => ({ name, params });
