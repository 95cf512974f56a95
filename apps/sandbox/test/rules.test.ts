/** Rules that need no database. */
import { describe, expect, test } from 'vitest';
import { validateMasterData } from '../src/domains/accounts/masterData.ts';
import { listCountries } from '../src/domains/accounts/countries.ts';
import type { bookingOptions } from '../src/domains/bookings/courses/tables.ts';
import type { OptionUse } from '../src/domains/bookings/options/optionUse.ts';
import { storedInvalidReason } from '../src/domains/bookings/options/storedOptions.ts';
import { checkWindow, isOpen } from '../src/domains/bookings/courses/window.ts';
import { cardBrand, findDeclineReason, presentToBank } from '../src/platform/bank/bank.ts';
import { checkReturnPath } from '../src/domains/payments/returnPath.ts';
import { parseStudioUuid, studioUuid } from '../src/domains/studios/rules.ts';
import { money } from '../src/platform/money.ts';
import { preferredLanguage } from '@studio-portal/page-server/language';
import { ApiError } from '../src/platform/http/apiError.ts';
import { dayIn, instantAt, zoned } from '../src/platform/time.ts';

type StoredOption = typeof bookingOptions.$inferSelect;

const option: StoredOption = {
  id: 801,
  accountId: 9001,
  tenant: 'northside',
  type: 'PURCHASED_CONTINGENT',
  name: 'Pack of five',
  studioId: null,
  categoryIds: [],
  benefitIds: [],
  remaining: 5,
  validFrom: null,
  validUntil: null,
  maxOpenBookings: null,
};

describe('a booking option', () => {
  const use = {
    studioId: 1001,
    itemType: 'COURSE',
    categoryId: 11,
    benefitId: null,
    day: '2026-11-26',
  } as const;
  test.for<[StoredOption | object, number, string | null]>([
    [{}, 0, null],
    [{ remaining: null }, 0, null],
    [{ remaining: 0 }, 0, 'USED_UP'],
    [{ studioId: 1001 }, 0, null],
    [{ studioId: 1002 }, 0, 'WRONG_STUDIO'],
    [{ categoryIds: [11, 12] }, 0, null],
    [{ categoryIds: [12] }, 0, 'WRONG_CATEGORY'],
    [{ validFrom: '2026-11-26', validUntil: '2026-11-26' }, 0, null],
    [{ validFrom: '2026-11-27' }, 0, 'NOT_YET_VALID'],
    [{ validUntil: '2026-11-25' }, 0, 'EXPIRED'],
    [{ maxOpenBookings: 2 }, 1, null],
    [{ maxOpenBookings: 2 }, 2, 'TOO_MANY_BOOKINGS'],
  ])('%j with %i open bookings has the invalid reason %s', ([changes, open, reason]) => {
    expect(
      storedInvalidReason({ option: { ...option, ...changes }, openBookings: open }, use),
    ).toBe(reason);
  });

  test('for some categories does not pay for a course without a category', () => {
    const uncategorised = { ...use, categoryId: null };
    expect(
      storedInvalidReason(
        { option: { ...option, categoryIds: [11] }, openBookings: 0 },
        uncategorised,
      ),
    ).toBe('WRONG_CATEGORY');
  });

  const flat = { type: 'FLAT_CONTINGENT' } as const;
  const single = { itemType: 'SINGLE', categoryId: null, benefitId: 901 } as const;
  const event = { itemType: 'EVENT', categoryId: 11, benefitId: 905 } as const;
  test.for<[string, Partial<StoredOption>, Partial<OptionUse>, string | null]>([
    ['a pack without restrictions', {}, single, 'WRONG_CATEGORY'],
    ['a flat rate without restrictions', flat, single, 'WRONG_CATEGORY'],
    ['a flat rate for a category', { ...flat, categoryIds: [11] }, single, 'WRONG_CATEGORY'],
    ['a pack for this benefit', { benefitIds: [901] }, single, null],
    ['a pack for another benefit', { benefitIds: [902] }, single, 'WRONG_CATEGORY'],
    ['a flat rate for another benefit', { ...flat, benefitIds: [902] }, single, 'WRONG_CATEGORY'],
    ['a pack for a benefit and a category', { benefitIds: [901], categoryIds: [12] }, single, null],
    ['a pack for a benefit', { benefitIds: [901] }, {}, 'WRONG_CATEGORY'],
    ['a pack for a benefit and a category', { benefitIds: [901], categoryIds: [11] }, {}, null],
    ['a pack without restrictions', {}, event, 'WRONG_CATEGORY'],
    ['a pack for the event’s benefit', { benefitIds: [905] }, event, null],
    ['a pack for another category', { categoryIds: [12] }, event, 'WRONG_CATEGORY'],
  ])('as %s %j, used for %j, has the invalid reason %s', ([, changes, useChanges, reason]) => {
    expect(
      storedInvalidReason(
        { option: { ...option, ...changes }, openBookings: 0 },
        { ...use, ...useChanges },
      ),
    ).toBe(reason);
  });
});

describe('the booking window', () => {
  const startsAt = new Date('2026-11-26T16:00:00Z');
  const slot = {
    startsAt,
    earliestBookingAt: new Date('2026-11-12T16:00:00Z'),
    latestBookingAt: new Date('2026-11-26T15:30:00Z'),
    status: 'ACTIVE' as const,
  };
  const findErrorCode = (instant: string, changes: object = {}): string | null => {
    try {
      checkWindow({ ...slot, ...changes }, new Date(instant));
      return null;
    } catch (error) {
      return error instanceof ApiError ? ([error.items].flat()[0]?.errorCode ?? '') : String(error);
    }
  };
  test.for<[string, object, string | null]>([
    ['2026-11-12T15:59:59Z', {}, 'booking.error.tooearly'],
    ['2026-11-12T16:00:00Z', {}, null],
    ['2026-11-26T15:30:00Z', {}, null],
    ['2026-11-26T15:30:01Z', {}, 'booking.error.toolate'],
    ['2020-01-01T00:00:00Z', { earliestBookingAt: null }, null],
    ['2026-11-26T15:59:00Z', { latestBookingAt: null }, null],
    ['2026-11-26T16:00:01Z', { latestBookingAt: null }, 'booking.error.toolate'],
    ['2026-11-20T00:00:00Z', { status: 'CANCELED' }, 'booking.error.appointmentcanceled'],
  ])('at %s with %j yields the error %s', ([instant, changes, code]) => {
    expect(findErrorCode(instant, changes)).toBe(code);
    expect(isOpen({ ...slot, ...changes }, new Date(instant))).toBe(code === null);
  });
});

describe('the sample bank', () => {
  const card = {
    type: 'CREDIT_CARD' as const,
    brand: 'Visa',
    lastFour: '4242',
    masked: null,
    expiryMonth: 11,
    expiryYear: 2026,
  };
  const account = {
    type: 'PAYPAL' as const,
    brand: 'PayPal',
    lastFour: '4242',
    masked: 'p•••@paypal.example',
    expiryMonth: null,
    expiryYear: null,
  };
  const now = new Date('2026-11-30T23:00:00Z');
  test.for([
    ['4242', 'PAYS'],
    ['1234', 'PAYS'],
    ['9995', 'DECLINED_AT_CHARGE'],
    ['3220', 'CHALLENGES_EACH_TIME'],
  ] as const)('accepts a card ending in %s, which %s', ([lastFour, behaviour]) => {
    expect(presentToBank({ ...card, lastFour }, now)).toMatchObject({ behaviour });
  });

  test('declines a card ending in 0002 and expired cards', () => {
    expect(presentToBank({ ...card, lastFour: '0002' }, now)).toBe('CARD_REFUSED');
    expect(presentToBank(card, new Date('2026-12-01T00:00:00Z'))).toBe('CARD_EXPIRED');
    expect(presentToBank({ ...card, lastFour: '0069' }, now)).toBe('CARD_EXPIRED');
  });

  test('accepts accounts without an expiry, and declines them with their own reason', () => {
    expect(presentToBank(account, new Date('2099-01-01T00:00:00Z'))).toMatchObject({
      behaviour: 'PAYS',
    });
    expect(presentToBank({ ...account, lastFour: '0002' }, now)).toBe('ACCOUNT_REFUSED');
    expect(presentToBank({ ...account, lastFour: '0069' }, now)).toBe('ACCOUNT_REFUSED');
  });

  test('declines a charge without a card, without funds, or with an expired card', () => {
    const validCard = { ...card, behaviour: 'PAYS' as const };
    expect(findDeclineReason(null, now)).toBe('CARD_REFUSED');
    expect(findDeclineReason(validCard, now)).toBeNull();
    expect(findDeclineReason({ ...validCard, behaviour: 'DECLINED_AT_CHARGE' }, now)).toBe(
      'INSUFFICIENT_FUNDS',
    );
    expect(findDeclineReason(validCard, new Date('2026-12-01T00:00:00Z'))).toBe('CARD_EXPIRED');
  });

  test.for([
    ['4242424242424242', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Card'],
  ] as const)('detects the brand of %s as %s', ([number, brand]) => {
    expect(cardBrand(number)).toBe(brand);
  });
});

describe('a return path', () => {
  test.for(['/', '/studio/bm9ydGhzaWRlOjEwMDE=?step=2#card', '/a//b'])('accepts %s', (path) => {
    expect(checkReturnPath(path)).toBe(path);
  });

  test.for([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'studio/1',
    '',
  ])('rejects %j', (path) => {
    expect(() => checkReturnPath(path)).toThrow(ApiError);
  });
});

describe('times', () => {
  test('have the studio’s offset, which follows daylight saving', () => {
    expect(zoned(new Date('2026-10-25T00:30:00Z'), 'Europe/Berlin')).toBe(
      '2026-10-25T02:30:00+02:00',
    );
    expect(zoned(new Date('2026-10-25T01:30:00Z'), 'Europe/Berlin')).toBe(
      '2026-10-25T02:30:00+01:00',
    );
    expect(zoned(new Date('2026-11-26T16:00:00Z'), 'America/Los_Angeles')).toBe(
      '2026-11-26T08:00:00-08:00',
    );
  });

  test('start a day at midnight in its zone', () => {
    expect(instantAt('America/New_York', '2026-11-26')).toEqual(new Date('2026-11-26T05:00:00Z'));
    expect(dayIn('America/New_York', new Date('2026-11-26T04:59:00Z'))).toBe('2026-11-25');
  });

  test('move a time skipped by daylight saving forward', () => {
    expect(zoned(instantAt('Europe/Berlin', '2026-03-29', '02:30'), 'Europe/Berlin')).toBe(
      '2026-03-29T03:30:00+02:00',
    );
  });
});

test.for([
  [1450, 'EUR', 14.5],
  [1500, 'JPY', 1500],
  [1500, 'KWD', 1.5],
  [0, 'USD', 0],
] as const)('converts %i minor units of %s to %d', ([minor, currency, amount]) => {
  expect(money(minor, currency)).toEqual({ amount, currency });
});

test.for([
  [undefined, null],
  ['*', null],
  ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
  ['en;q=0.5, it-IT;q=0.9', 'it-IT'],
  ['fr;q=0, en', 'en'],
  ['<script>, de', 'de'],
] as const)('prefers from the languages %s the language %s', ([header, language]) => {
  expect(preferredLanguage(header)).toBe(language);
});

test('encodes tenant and id of a studio as base64, and decodes nothing else', () => {
  const uuid = studioUuid({ tenant: 'northside', id: 1001 });
  expect(uuid).toBe('bm9ydGhzaWRlOjEwMDE=');
  expect(parseStudioUuid(uuid)).toEqual({ tenant: 'northside', id: 1001 });
  for (const wrong of ['', '%', 'nonsense', btoa('northside'), btoa('north:side:1'), btoa('n:0')])
    expect(parseStudioUuid(wrong)).toBeNull();
});

const vic = {
  email: 'vic@sample.example',
  firstname: null,
  lastname: null,
  dateOfBirth: null,
  phone: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  countryCode: null,
};

test('completes missing master data from the account', () => {
  const account = { ...vic, firstname: 'Vic', lastname: 'Visitor', phone: '+49 30 0000002' };
  expect(validateMasterData('trialSession', account, null).valid).toBe(true);
});

test('lists the missing fields per purpose', () => {
  expect(validateMasterData('trialSession', vic, null)).toEqual({
    valid: false,
    missingFields: ['firstname', 'lastname', 'phone'],
  });
  expect(validateMasterData('course', vic, null).missingFields).not.toContain('email');
});

test('sorts countries by name in the requested language', () => {
  const german = listCountries('de-DE');
  expect(german).toContainEqual({ key: 'AT', value: 'Österreich' });
  const names = german.map(({ value }) => value);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});
