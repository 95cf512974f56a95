import { expect, test } from 'vitest';
import { toContactsRequest, toProfileRequest, toValues } from './toRequest.ts';

const profile = {
  firstname: 'Sample',
  lastname: null,
  dateOfBirth: new Date('1990-02-03T00:00:00Z'),
  locale: 'de-DE',
  memberSince: null,
  profilePictureUrl: null,
};
const contacts = {
  emails: [{ id: null, email: 'sample@northside.example', main: true, verified: true }],
  phone: '+49 30 000000',
  street: 'Beispielweg',
  houseNumber: null,
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: 'NY',
  countryCode: 'US',
};

test('maps unknown values to empty fields and back to null', () => {
  const values = toValues(profile, contacts);
  expect(values).toMatchObject({ lastname: '', dateOfBirth: '1990-02-03', houseNumber: '' });
  expect(toProfileRequest(values)).toEqual({
    firstname: 'Sample',
    lastname: null,
    dateOfBirth: new Date('1990-02-03T00:00:00Z'),
    locale: 'de-DE',
  });
  expect(toContactsRequest(values, false)).toMatchObject({ houseNumber: null, provinceCode: 'NY' });
});

test('keeps an Italian province that was not asked for', () => {
  const values = { ...toValues(profile, contacts), provinceCode: 'MI', countryCode: 'IT' };
  expect(toContactsRequest(values, false)).toMatchObject({ provinceCode: 'MI', countryCode: 'IT' });
});

test('drops a state that was not asked for when the country changes', () => {
  const values = { ...toValues(profile, contacts), countryCode: 'DE' };
  expect(toContactsRequest(values, false)).toMatchObject({ provinceCode: null, countryCode: 'DE' });
});

test('sends a state that was asked for in any country', () => {
  const values = { ...toValues(profile, contacts), countryCode: '' };
  expect(toContactsRequest(values, true)).toMatchObject({ provinceCode: 'NY', countryCode: null });
});
