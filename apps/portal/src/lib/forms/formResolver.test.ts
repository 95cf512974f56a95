import { CustomerData } from '@studio-portal/sdk/zod/schemas/CustomerData';
import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { SavePersonalDataRequest } from '@studio-portal/sdk/zod/schemas/SavePersonalDataRequest';
import { createIntl } from 'react-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { compacted, iban, newPassword } from './checks.ts';
import type { FieldSpec } from './fieldSpec.ts';
import { formResolver } from './formResolver.ts';
import { validationMessages } from './messages.ts';
import { addressFields, personFields } from './personFields.ts';

const intl = createIntl({ locale: 'en-GB', onError: () => undefined });
const { shape } = ContractCustomerData;

/** Validates a form that has one field on screen. */
const resolve = (field: FieldSpec, value: string | boolean) =>
  formResolver({ field }, intl)({ field: value }, undefined, {
    fields: { field: { name: 'field', ref: { name: 'field' }, mount: true } },
    shouldUseNativeValidation: false,
  });
const validationError = async (field: FieldSpec, value: string | boolean) =>
  (await resolve(field, value)).errors.field?.message;
const parsed = async (field: FieldSpec, value: string | boolean) =>
  (await resolve(field, value)).values.field;

const plain = {
  label: personFields.firstname.label,
  type: 'text',
  schema: z.string(),
  autoComplete: 'off',
} as const satisfies FieldSpec;
const name: FieldSpec = { ...personFields.firstname, schema: shape.firstname };
const email: FieldSpec = { ...personFields.email, schema: shape.email };
const phone: FieldSpec = { ...personFields.phone, schema: CustomerData.shape.phone };
const street: FieldSpec = { ...addressFields.street, schema: shape.street };
const dateOfBirth: FieldSpec = { ...personFields.dateOfBirth, schema: shape.dateOfBirth };
const password: FieldSpec = {
  ...plain,
  type: 'password',
  invalid: validationMessages.password,
  check: newPassword,
};
const terms: FieldSpec = { ...plain, type: 'checkbox', schema: z.literal(true) };

describe('messages of spec 1.5', () => {
  test.each(['', '   '])('takes %j as empty', async (value) => {
    expect(await validationError(plain, value)).toBe('This value is required');
    expect(await validationError(email, value)).toBe('Enter your email address');
    expect(await validationError(street, value)).toBe('Enter your street');
    expect(await validationError({ ...street, required: false }, value)).toBeUndefined();
    expect(await validationError(phone, value)).toBeUndefined();
    expect(await validationError({ ...phone, required: true }, value)).toBe(
      'Enter your phone number',
    );
  });
  test.each(['Zoë', 'Jean-Luc', 'O’Neil', 'Dr. Árvíz'])('accepts the name %s', async (value) => {
    expect(await validationError(name, value)).toBeUndefined();
  });
  test.each(['R2D2', '<b>', 'a@b'])('rejects the name %s', async (value) => {
    expect(await validationError(name, value)).toBe(
      'Use letters, spaces, hyphens, apostrophes and dots only',
    );
  });
  test.each(['short1', 'onlyletters', '12345678'])('rejects the password %s', async (value) => {
    expect(await validationError(password, value)).toBe(
      'At least 8 characters, with at least 1 letter and 1 number',
    );
  });
  test.each(['sample-Passw0rd', 'пароль123', ' 1 letter '])(
    'accepts the password %j as typed',
    async (value) => {
      expect(await validationError(password, value)).toBeUndefined();
      expect(await parsed(password, value)).toBe(value);
    },
  );
  test.each(['2024-02-30', 'tomorrow', '1990-1-1', '1990--'])(
    'rejects the date %s',
    async (day) => {
      expect(await validationError(dateOfBirth, day)).toBe('Invalid date');
    },
  );
  test('accepts a birthday in the 100 years that end with this one', async () => {
    expect(await validationError(dateOfBirth, '1926-12-31')).toBe('Invalid date');
    expect(await validationError(dateOfBirth, '1927-01-01')).toBeUndefined();
  });
  test('rejects a birthday in the future, required or not', async () => {
    const future = 'Date needs to be in the past';
    expect(await validationError(dateOfBirth, '2999-01-01')).toBe(future);
    expect(await validationError({ ...dateOfBirth, required: false }, '2999-01-01')).toBe(future);
  });
  test('requires a birthday unless the form does not', async () => {
    expect(await validationError(dateOfBirth, '')).toBe('Enter your date of birth');
    expect(await validationError({ ...dateOfBirth, required: false }, '')).toBeUndefined();
  });
  test.each(['no address', 'a@', '@b.example', 'a@b', 'sam x@example.com', 'sam@exa_mple.com'])(
    'rejects the email %s',
    async (value) => {
      expect(await validationError(email, value)).toBe('Invalid email address');
    },
  );
  test.each([
    'info@müller.example',
    'info@xn--mller-kva.example',
    'a!b@example.com',
    "o'neil+portal@example.photography",
  ])('accepts the email %s', async (value) => {
    expect(await validationError(email, value)).toBeUndefined();
    expect(await parsed(email, value)).toBe(value);
  });
  test('rejects a phone number that is too short or has letters', async () => {
    const message = 'Use numbers, spaces and + ( ) / - only';
    expect(await validationError(phone, '123')).toBe(message);
    expect(await validationError(phone, '+49 30 x')).toBe(message);
    expect(await validationError(phone, '+49 30 0000001')).toBeUndefined();
  });
  test('requires terms to be accepted', async () => {
    expect(await validationError(terms, true)).toBeUndefined();
    expect(await validationError(terms, false)).toBe('This value is required');
  });
  test('limits the length of a text without surrounding spaces', async () => {
    const code: FieldSpec = { ...plain, schema: z.string().check(z.maxLength(3)) };
    expect(await validationError(code, 'abcd')).toBe('Use at most 3 characters');
    expect(await validationError(code, ' abc ')).toBeUndefined();
    expect(await parsed(code, ' abc ')).toBe('abc');
  });
  test('has a message for a value that only the schema rejects', async () => {
    const country: FieldSpec = { ...addressFields.countryCode, schema: shape.countryCode };
    expect(await validationError(country, 'de')).toBe('This is not accepted. Check your entry');
    const gender: FieldSpec = { ...plain, schema: SavePersonalDataRequest.shape.gender };
    expect(await validationError(gender, 'X')).toBe('This is not accepted. Check your entry');
  });
});

describe('copied identifiers', () => {
  /** Adds what copying from a mail, a PDF or a chat adds. */
  const copied = (text: string) =>
    `\u202A\u00A0${text.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0')}\u200B\u202C`;
  const code: FieldSpec = {
    ...plain,
    folded: 'code',
    schema: z.string().check(z.regex(/^[A-Z-]+$/)),
  };
  const iban: FieldSpec = { ...plain, schema: compacted(z.string().check(z.regex(/^DE\d{20}$/))) };
  test.each([
    ['email', email, 'sam.o-neil@example.com', 'sam.o-neil@example.com'],
    ['phone number', phone, '+49 30 0000-0001', '+49 30 0000-0001'],
    ['code', code, 'SAMP-AB CD', 'SAMP-ABCD'],
    ['IBAN', iban, 'de02 1203-0000 0000 2020 51', 'DE02120300000000202051'],
  ] as const)('folds an %s', async (_, field, text, sent) => {
    expect(await validationError(field, copied(text))).toBeUndefined();
    expect(await parsed(field, copied(text))).toBe(sent);
  });
  test.each([
    ['a name', name, 'Nadia\u200C'],
    ['a password', password, '\u00A0sample-Passw0rd\u200B'],
  ] as const)('does not fold %s', async (_, field, text) => {
    expect(await parsed({ ...field, schema: z.string() }, text)).toBe(text);
  });
});

describe('IBAN fields, with a lazily loaded check', () => {
  const account: FieldSpec = {
    ...plain,
    invalid: validationMessages.iban,
    schema: compacted(z.string().check(z.maxLength(34))),
    check: iban,
  };

  afterEach(() => vi.doUnmock('./isIban.ts'));

  test('are checked', async () => {
    expect(await validationError(account, 'DE02120300000000202051')).toBeUndefined();
    expect(await validationError(account, 'DE02120300000000202052')).toBe('Invalid IBAN');
    expect(await validationError(account, 'D'.repeat(50))).toBe('Invalid IBAN');
  });
  test('are submitted without spaces and hyphens, in capitals', async () => {
    expect(await parsed(account, 'de02 1203-0000 0000 2020 51')).toBe('DE02120300000000202051');
  });
  test('skip the check if it cannot be loaded', async () => {
    vi.doMock('./isIban.ts', () => {
      throw new Error('offline');
    });
    expect(await validationError(account, 'DE02120300000000202052')).toBeUndefined();
  });
  test('reject if the check throws', async () => {
    vi.doMock('./isIban.ts', () => ({
      isIban: () => {
        throw new Error('broken');
      },
    }));
    await expect(resolve(account, 'DE02120300000000202051')).rejects.toThrow('broken');
  });
});
