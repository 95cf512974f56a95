/** Contract rules that need no database: tax ids, days, and account holders as banks write them. */
import { describe, expect, test } from 'vitest';
import { validateHolderName } from '../src/domains/bank/accountHolder.ts';
import { findBank, isDebitedByIban } from '../src/domains/bank/banks.ts';
import { findProvinces } from '../src/domains/membershipOffers/provinces.ts';
import { earliestUse, startDateRange } from '../src/domains/membershipOffers/startDates.ts';
import { type TaxIdOwner, validateTaxId } from '../src/domains/membershipOffers/taxId.ts';
import { isAdult } from '../src/domains/accounts/isAdult.ts';

const mario: TaxIdOwner = {
  taxId: 'RSSMRA80A01H501U',
  countryCode: 'IT',
  firstname: 'Mario',
  lastname: 'Rossi',
  dateOfBirth: '1980-01-01',
  gender: 'MALE',
  placeOfBirth: 'Roma',
  countryOfBirth: 'IT',
};

describe('tax ids', () => {
  test.for([
    ['unchanged', {}, []],
    ['in lower case with spaces', { taxId: 'rss mra 80a01 h501u' }, []],
    ['with a wrong check letter', { taxId: 'RSSMRA80A01H501A' }, ['INVALID_TAX_ID']],
    ['of another person', { firstname: 'Luigi' }, ['INVALID_TAX_ID']],
    ['of another date of birth', { dateOfBirth: '1980-01-02' }, ['INVALID_TAX_ID']],
    ['of a woman', { gender: 'FEMALE' }, ['INVALID_TAX_ID']],
    ['of a person born abroad', { countryOfBirth: 'FR' }, ['INVALID_TAX_ID']],
    ['without a gender', { gender: null }, ['MISSING_GENDER']],
    ['of an unsupported gender', { gender: 'DIVERSE' }, ['UNSUPPORTED_GENDER']],
    [
      'without personal data',
      {
        firstname: null,
        lastname: ' ',
        dateOfBirth: null,
        gender: null,
        placeOfBirth: null,
        countryOfBirth: null,
      },
      [
        'MISSING_FIRSTNAME',
        'MISSING_LASTNAME',
        'MISSING_DATE_OF_BIRTH',
        'MISSING_GENDER',
        'MISSING_PLACE_OR_COUNTRY_OF_BIRTH',
      ],
    ],
  ] satisfies [string, Partial<TaxIdOwner>, string[]][])(
    'validates an Italian id %s',
    ([, changes, faults]) => {
      expect(validateTaxId({ ...mario, ...changes })).toEqual(faults);
    },
  );

  test.for([
    ['DE', '86 095 742 719', true],
    ['DE', '86095742710', false],
    ['DE', '06095742719', false],
    ['ES', '12345678Z', true],
    ['ES', 'X1234567L', true],
    ['ES', '12345678A', false],
    ['PL', '44051401359', true],
    ['PL', '44051401358', false],
    ['FR', '1234567890123', true],
    ['FR', '-', false],
  ] as const)('validates id %s %s', ([countryCode, taxId, isRight]) => {
    expect(validateTaxId({ ...mario, countryCode, taxId })).toEqual(
      isRight ? [] : ['INVALID_TAX_ID'],
    );
  });
});

test.for([
  ['2008-11-25', '2026-11-25', true],
  ['2008-11-26', '2026-11-25', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
] as const)('counts a person born on %s as an adult on %s: %s', ([dateOfBirth, today, adult]) => {
  expect(isAdult(dateOfBirth, today)).toBe(adult);
});

describe('contract start', () => {
  const monthly = { startsOn: 'FIRST_OF_MONTH', startWithinDays: 60, preuseDays: 14 } as const;

  test.for([
    ['2026-11-25', '2026-12-01', '2027-01-24'],
    ['2026-12-01', '2026-12-01', '2027-01-30'],
    ['2026-12-31', '2027-01-01', '2027-03-01'],
  ] as const)('on %s is the first of a month', ([today, earliest, latest]) => {
    expect(startDateRange(monthly, today)).toEqual({ earliest, latest });
  });

  test('has a day, however short the period is', () => {
    const short = { ...monthly, startWithinDays: 3 };
    expect(startDateRange(short, '2026-11-02')).toEqual({
      earliest: '2026-12-01',
      latest: '2026-12-01',
    });
  });

  test('allows use no earlier than today', () => {
    expect(earliestUse(monthly, '2026-12-01', '2026-11-25')).toBe('2026-11-25');
    expect(earliestUse(monthly, '2027-01-01', '2026-11-25')).toBe('2026-12-18');
  });
});

test.for([
  ['Jörg Müller', 'Joerg Mueller'],
  ['  ÆRØ  Ångström ', 'AeROe Aangstroem'],
  ['Łucja O’Neill', "Lucja O'Neill"],
  ['François Lefèvre', 'Francois Lefevre'],
] as const)('writes the account holder %s as %s', ([typed, accountHolder]) => {
  expect(validateHolderName(typed)).toEqual({ valid: true, accountHolder, faults: [] });
});

test('rejects account holders that banks do not accept', () => {
  expect(validateHolderName('山田').faults).toEqual(['UNSUPPORTED_CHARACTERS']);
  expect(validateHolderName('12').faults).toEqual(['NO_NAME']);
  expect(validateHolderName('ü'.repeat(36)).faults).toEqual(['TOO_LONG']);
});

test('finds banks and provinces', () => {
  expect(findBank('DE02120300000000202051')?.bic).toBe('BYLADEM1001');
  expect(findBank('IT60X0542811101000000123456')?.bankName).toBe('UBI Banca');
  expect(findBank('GB33BUKB20201555555555')).toBeNull();
  // Banks in the European Economic Area must not ask for a BIC. Switzerland is part of SEPA but not of the EEA.
  expect(
    ['DE', 'LI', 'HU', 'CH', 'GB'].filter((country) => isDebitedByIban(`${country}00`)),
  ).toEqual(['DE', 'LI', 'HU']);
  expect(findProvinces()).toHaveLength(107);
  expect(findProvinces('FORLI')).toEqual([{ code: 'FC', name: 'Forlì-Cesena' }]);
  expect(findProvinces("l'a")).toEqual([{ code: 'AQ', name: 'L’Aquila' }]);
});
