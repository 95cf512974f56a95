import { createIntl } from 'react-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { faultOf, tidied } from './faultOf.ts';
import type { FieldSpec } from './fieldSpec.ts';
import { optional } from './fieldSpec.ts';
import type { Kind } from './kinds.ts';
import { validationMessages } from './messages.ts';
import { addressFields, personFields } from './personFields.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const of = (kind: Kind, max = 254): FieldSpec => ({
  label: validationMessages.required,
  missing: validationMessages.required,
  kind,
  max,
  autoComplete: 'off',
});
const faultIn = (spec: FieldSpec, value: string | boolean) => faultOf(spec, value, intl);

describe('the faults of specification 1, section 5', () => {
  test.each(['', '   '])('%j is nothing', (value) => {
    expect(faultIn(of('text'), value)).toBe('This value is required');
    expect(faultIn(of('email'), value)).toBe('This value is required');
    expect(faultIn(addressFields.street, value)).toBe('Enter your street');
    expect(faultIn(optional(addressFields.street), value)).toBeUndefined();
  });
  test.each(['Zoë', 'Jean-Luc', 'O’Neil', 'Dr. Árvíz'])('%s is a name', (value) => {
    expect(faultIn(of('name'), value)).toBeUndefined();
  });
  test.each(['R2D2', '<b>', 'a@b'])('%s is no name', (value) => {
    expect(faultIn(of('name'), value)).toBe(
      'Use letters, spaces, hyphens, apostrophes and dots only',
    );
  });
  test.each(['short1', 'onlyletters', '12345678'])('%s is no new password', (value) => {
    expect(faultIn(of('newPassword'), value)).toBe(
      'At least 8 characters, with at least 1 letter and 1 number',
    );
  });
  test.each(['sample-Passw0rd', 'пароль123', ' 1 letter '])('%j is a new password', (value) => {
    expect(faultIn(of('newPassword'), value)).toBeUndefined();
    expect(tidied(of('newPassword'), value)).toBe(value);
  });
  test.each(['2024-02-30', 'tomorrow', '1990-1-1', '1990--'])('%s is no date', (value) => {
    expect(faultIn(of('birthday'), value)).toBe('Invalid date');
  });
  test('a birthday lies in the 100 years that end with this one', () => {
    expect(faultIn(of('birthday'), '1926-12-31')).toBe('Invalid date');
    expect(faultIn(of('birthday'), '1927-01-01')).toBeUndefined();
  });
  test('a birthday has been', () => {
    expect(faultIn(of('birthday'), '2999-01-01')).toBe('Date needs to be in the past');
    expect(faultIn(optional(personFields.dateOfBirth), '2999-01-01')).toBe(
      'Date needs to be in the past',
    );
  });
  test('a birthday that need not be told may be left out', () => {
    expect(faultIn(personFields.dateOfBirth, '')).toBe('Enter your date of birth');
    expect(faultIn(optional(personFields.dateOfBirth), '')).toBeUndefined();
  });
  test.each(['no address', 'a@', '@b.example'])('%s is no e-mail address', (value) => {
    expect(faultIn(of('email'), value)).toBe('Invalid email address');
  });
  test('terms are accepted, or asked for', () => {
    expect(faultIn(of('accepted'), true)).toBeUndefined();
    expect(faultIn(of('accepted'), false)).toBe('This value is required');
  });
  test('a text that is too long says how long it may be; blanks around it do not count', () => {
    expect(faultIn(of('text', 3), 'abcd')).toBe('Use at most 3 characters');
    expect(faultIn(of('text', 3), ' abc ')).toBeUndefined();
    expect(tidied(of('text', 3), ' abc ')).toBe('abc');
  });
});

describe('an IBAN, whose check is loaded', () => {
  afterEach(() => vi.doUnmock('./isIban.ts'));

  test('is checked', async () => {
    expect(await faultIn(of('iban'), 'DE02120300000000202051')).toBeUndefined();
    expect(await faultIn(of('iban'), 'DE02120300000000202052')).toBe('Invalid IBAN');
  });
  test('goes to the server unchecked when the check does not come', async () => {
    vi.doMock('./isIban.ts', () => {
      throw new Error('offline');
    });
    expect(await faultIn(of('iban'), 'DE02120300000000202052')).toBeUndefined();
  });
  test('is not let through by a check that breaks', async () => {
    vi.doMock('./isIban.ts', () => ({
      isIban: () => {
        throw new Error('broken');
      },
    }));
    await expect(faultIn(of('iban'), 'DE02120300000000202051')).rejects.toThrow('broken');
  });
});
