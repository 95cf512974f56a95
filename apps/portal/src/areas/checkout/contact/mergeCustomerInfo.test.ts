import type { Contacts, CustomerInfo, Profile } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { mergeCustomerInfo } from './mergeCustomerInfo.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

const unknown: CustomerInfo = {
  customerId: null,
  firstname: null,
  lastname: null,
  email: 'vic@example.org',
  dateOfBirth: null,
  phone: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  provinceCode: null,
  countryCode: null,
  homeStudioId: null,
};

const profile: Profile = {
  firstname: 'Vic',
  lastname: 'Visitor',
  dateOfBirth: day('1994-02-03'),
  locale: null,
  memberSince: null,
  profilePictureUrl: null,
};

const contacts: Contacts = {
  emails: [],
  phone: '+49 30 0000002',
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: null,
  countryCode: 'DE',
};

test('uses the account’s data for a person unknown to the tenant', () => {
  expect(mergeCustomerInfo(unknown, profile, contacts)).toEqual({
    ...unknown,
    firstname: 'Vic',
    lastname: 'Visitor',
    dateOfBirth: day('1994-02-03'),
    phone: '+49 30 0000002',
    street: 'Beispielweg',
    houseNumber: '3',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  });
});

test('prefers the tenant’s data and never mixes two addresses', () => {
  const known = { ...unknown, firstname: 'Victoria', street: 'Musterstraße', city: 'Potsdam' };
  expect(mergeCustomerInfo(known, profile, contacts)).toMatchObject({
    firstname: 'Victoria',
    lastname: 'Visitor',
    street: 'Musterstraße',
    houseNumber: null,
    zipCode: null,
    city: 'Potsdam',
  });
});
