import type { ContractField, ContractSignCondition } from '@studio-portal/sdk/types';
import { ContractCustomerData } from '@studio-portal/sdk/zod/schemas/ContractCustomerData';
import { IdentityDocument } from '@studio-portal/sdk/zod/schemas/IdentityDocument';
import type { documentNumberRule } from './documentNumber.ts';
import { identityFields } from './identityFields.ts';
import { masterDataFields } from '../../checkout/masterData/masterDataFields.ts';
import { type FieldSpec, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { contactMessages as messages } from './contactMessages.ts';

/** All fields that a studio's contract may request from the signer. */
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
      folded: 'number',
      autoComplete: 'off',
    },
  },
  { ...ContractCustomerData.shape, ...IdentityDocument.shape },
);

export type SignerValues = Record<keyof typeof signerFields, string>;

type FieldCondition = Pick<ContractSignCondition, 'fields'>;

/**
 * Returns the studio's setting for a field, which says whether it is required; undefined if the
 * form omits the field.
 */
export const findFieldSetting = ({ fields }: FieldCondition, name: ContractField) =>
  fields.find(({ field }) => field === name);

/**
 * Builds the fields by the studio's settings: fields that it does not require are optional.
 * @param documentNumber rule of the selected identity document
 */
export function buildSignerFields(
  condition: FieldCondition,
  documentNumber: ReturnType<typeof documentNumberRule> = {},
) {
  const as = <Spec extends FieldSpec>(name: ContractField, spec: Spec) => ({
    ...spec,
    required: findFieldSetting(condition, name)?.required ?? false,
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
    documentNumber: as('identityDocument', { ...of.documentNumber, ...documentNumber }),
  };
}

/** Fields that are kept in memory only, since they would allow identity theft. */
export const identityNames = [
  'gender',
  'placeOfBirth',
  'countryOfBirth',
  'taxId',
  'documentType',
  'documentNumber',
] as const satisfies readonly (keyof SignerValues)[];
