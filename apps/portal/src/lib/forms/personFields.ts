import type { FieldSet } from './fieldSpec.ts';
import { personMessages } from './personMessages.ts';

/** What forms ask of a person: label, limits and the sentence for an empty field, once for all forms. */
export const personFields = {
  firstname: {
    label: personMessages.firstname,
    missing: personMessages.enterFirstname,
    kind: 'name',
    max: 80,
    autoComplete: 'given-name',
  },
  lastname: {
    label: personMessages.lastname,
    missing: personMessages.enterLastname,
    kind: 'name',
    max: 80,
    autoComplete: 'family-name',
  },
  email: {
    label: personMessages.email,
    missing: personMessages.enterEmail,
    kind: 'email',
    max: 254,
    autoComplete: 'email',
  },
  dateOfBirth: {
    label: personMessages.dateOfBirth,
    missing: personMessages.enterDateOfBirth,
    kind: 'birthday',
    autoComplete: 'bday',
  },
  phone: { label: personMessages.phone, kind: 'phone', max: 30, autoComplete: 'tel' },
} as const satisfies FieldSet;

/** The parts of an address; the house number, which not every address has, may always stay empty, and so may the state. */
export const addressFields = {
  street: {
    label: personMessages.street,
    missing: personMessages.enterStreet,
    kind: 'text',
    max: 120,
    autoComplete: 'address-line1',
  },
  houseNumber: {
    label: personMessages.houseNumber,
    kind: 'text',
    max: 20,
    autoComplete: 'address-line2',
  },
  zipCode: {
    label: personMessages.zipCode,
    missing: personMessages.enterZipCode,
    kind: 'text',
    max: 12,
    autoComplete: 'postal-code',
  },
  city: {
    label: personMessages.city,
    missing: personMessages.enterCity,
    kind: 'text',
    max: 100,
    autoComplete: 'address-level2',
  },
  provinceCode: {
    label: personMessages.provinceCode,
    kind: 'choice',
    max: 10,
    autoComplete: 'address-level1',
  },
  countryCode: {
    label: personMessages.countryCode,
    missing: personMessages.chooseCountry,
    kind: 'choice',
    max: 2,
    autoComplete: 'country',
  },
} as const satisfies FieldSet;
