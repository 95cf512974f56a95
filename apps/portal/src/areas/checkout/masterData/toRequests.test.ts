import { expect, test } from 'vitest';
import { toRequests } from './toRequests.ts';

const nothing = {
  firstname: '',
  lastname: '',
  email: '',
  dateOfBirth: '',
  phone: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  provinceCode: '',
  countryCode: '',
};

test('sends only typed values, each to the call that saves it', () => {
  expect(
    toRequests({ ...nothing, lastname: ' Muster ', dateOfBirth: '1990-05-17', zipCode: '10115' }),
  ).toEqual({
    profile: { lastname: 'Muster', dateOfBirth: new Date('1990-05-17T00:00:00Z') },
    contacts: { zipCode: '10115' },
  });
});

test('sends nothing if nothing was typed', () => {
  expect(toRequests(nothing)).toEqual({ profile: {}, contacts: {} });
});
