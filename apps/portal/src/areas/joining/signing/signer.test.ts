import type { ContractField } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { emptySigner, toSigner } from './signer.ts';

const person = {
  ...emptySigner,
  firstname: 'Mona',
  lastname: 'Muster',
  email: 'mona@example.com',
  phone: '+49 30 1234567',
  dateOfBirth: '1990-01-01',
  street: 'Musterstraße',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

const taxIdSent = (taxId: string, ...asked: ContractField[]) =>
  toSigner({ ...person, taxId }, { fields: asked.map((field) => ({ field, required: false })) })
    ?.customerData.taxId;

test('sends the entered values of requested fields', () => {
  expect(taxIdSent('12 345 678 901', 'taxId')).toBe('12 345 678 901');
});

test('sends neither empty values nor those of fields that the studio does not request', () => {
  expect(taxIdSent('', 'taxId')).toBeUndefined();
  expect(taxIdSent('12 345 678 901')).toBeUndefined();
});
