import { birthday } from './checks.ts';
import type { InputSet } from './fieldSpec.ts';
import { validationMessages } from './messages.ts';
import { personMessages } from './personMessages.ts';

/** Fields about a person; `withSchemas` adds the schemas of a request. */
export const personFields = {
  firstname: {
    label: personMessages.firstname,
    missing: personMessages.enterFirstname,
    // Allows apostrophes in addition to the characters of spec 1.5, for names such as O'Connor and
    // D'Angelo.
    invalid: validationMessages.name,
    type: 'text',
    autoComplete: 'given-name',
  },
  lastname: {
    label: personMessages.lastname,
    missing: personMessages.enterLastname,
    invalid: validationMessages.name,
    type: 'text',
    autoComplete: 'family-name',
  },
  email: {
    label: personMessages.email,
    missing: personMessages.enterEmail,
    type: 'email',
    autoComplete: 'email',
  },
  dateOfBirth: {
    label: personMessages.dateOfBirth,
    missing: personMessages.enterDateOfBirth,
    invalid: validationMessages.date,
    type: 'birthday',
    check: birthday,
    autoComplete: 'bday',
  },
  phone: {
    label: personMessages.phone,
    missing: personMessages.enterPhone,
    invalid: validationMessages.phone,
    type: 'tel',
    autoComplete: 'tel',
  },
} as const satisfies InputSet;

export const addressFields = {
  street: {
    label: personMessages.street,
    missing: personMessages.enterStreet,
    type: 'text',
    autoComplete: 'address-line1',
  },
  houseNumber: {
    label: personMessages.houseNumber,
    type: 'text',
    // No token means a house number; with `address-line2` browsers fill in a floor or a flat.
    autoComplete: 'off',
  },
  zipCode: {
    label: personMessages.zipCode,
    missing: personMessages.enterZipCode,
    type: 'text',
    autoComplete: 'postal-code',
  },
  city: {
    label: personMessages.city,
    missing: personMessages.enterCity,
    type: 'text',
    autoComplete: 'address-level2',
  },
  provinceCode: {
    label: personMessages.provinceCode,
    type: 'choice',
    autoComplete: 'address-level1',
  },
  countryCode: {
    label: personMessages.countryCode,
    missing: personMessages.chooseCountry,
    type: 'choice',
    autoComplete: 'country',
  },
} as const satisfies InputSet;
