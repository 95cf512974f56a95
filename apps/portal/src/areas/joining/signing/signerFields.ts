import type { ContractField, ContractSignCondition } from '@studio-portal/sdk/types';
import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { IdentityDocument } from '@studio-portal/sdk/zod/schemas/IdentityDocument';
import { identityFields } from './identityFields.ts';
import { masterDataFields } from '../../checkout/masterData/masterDataFields.ts';
import { type FieldSpec, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { contactMessages as messages } from './contactMessages.ts';

/** What the contracts of studios may ask of whoever signs. */
export const signerFields = withSchemas(
  {
    ...masterDataFields,
    ...identityFields,
    houseNumber: { ...masterDataFields.houseNumber, missing: messages.enterHouseNumber },
    provinceCode: { ...masterDataFields.provinceCode, missing: messages.chooseProvince },
    taxId: {
      label: messages.taxId,
      missing: messages.enterTaxId,
      type: 'text',
      autoComplete: 'off',
    },
  },
  { ...ContractCustomerData.shape, ...IdentityDocument.shape },
);

export type SignerValues = Record<keyof typeof signerFields, string>;

type Asking = Pick<ContractSignCondition, 'fields'>;

/** Whether a form asks for something, and whether nobody can sign without it. */
export const asksFor = ({ fields }: Asking, name: ContractField) =>
  fields.find(({ field }) => field === name);

/** The fields as the studio wants them: what it does not require, or not even ask for, may stay empty. */
export function fieldsFor(condition: Asking) {
  const as = <Spec extends FieldSpec>(name: ContractField, spec: Spec) => ({
    ...spec,
    required: asksFor(condition, name)?.required ?? false,
  });
  const of = signerFields;
  return {
    firstname: as('firstname', of.firstname),
    lastname: as('lastname', of.lastname),
    email: as('email', of.email),
    dateOfBirth: as('dateOfBirth', of.dateOfBirth),
    phone: as('phone', of.phone),
    street: as('street', of.street),
    houseNumber: as('houseNumber', of.houseNumber),
    zipCode: as('zipCode', of.zipCode),
    city: as('city', of.city),
    provinceCode: as('provinceCode', of.provinceCode),
    countryCode: as('countryCode', of.countryCode),
    gender: as('gender', of.gender),
    placeOfBirth: as('placeOfBirth', of.placeOfBirth),
    countryOfBirth: as('countryOfBirth', of.countryOfBirth),
    taxId: as('taxId', of.taxId),
    documentType: as('identityDocument', of.documentType),
    documentNumber: as('identityDocument', of.documentNumber),
  };
}

/** What stays in the page's memory alone: who has it can pretend to be somebody else. */
export const identityNames = [
  'gender',
  'placeOfBirth',
  'countryOfBirth',
  'taxId',
  'documentType',
  'documentNumber',
] as const satisfies readonly (keyof SignerValues)[];
