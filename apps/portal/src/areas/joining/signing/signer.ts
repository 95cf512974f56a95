import type {
  ContractCustomerData,
  ContractSignCondition,
  IdentityDocument,
} from '@studio-portal/sdk/types';
import { emptyContact } from '../../checkout/contact/customerData.ts';
import { isDocumentType, isGender } from './identity.ts';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import { findFieldSetting, type SignerValues } from './signerFields.ts';

/** Initial values of an empty form. */
export const emptySigner: SignerValues = {
  ...emptyContact,
  gender: '',
  placeOfBirth: '',
  countryOfBirth: '',
  taxId: '',
  documentType: '',
  documentNumber: '',
};

/** The signer in the form that the call needs. */
export interface Signer {
  customerData: ContractCustomerData;
  identityDocument: IdentityDocument | null;
}

type FieldCondition = Pick<ContractSignCondition, 'fields'>;

/**
 * Converts form values to a signer; undefined if required values are missing. Omits fields that the
 * studio does not request.
 */
export function toSigner(values: SignerValues, condition: FieldCondition): Signer | undefined {
  const { documentType, documentNumber, dateOfBirth, gender, ...typed } = values;
  const isMissing = condition.fields.some(({ field, required }) => {
    if (field === 'identityDocument')
      return required && !(isDocumentType(documentType) && documentNumber !== '');
    return required && values[field] === '';
  });
  const { firstname, lastname, email, street, zipCode, city, countryCode } = typed;
  const plain = { firstname, lastname, email, street, zipCode, city, countryCode };
  // The call requires these from everyone, regardless of the studio's settings.
  const needed = [...Object.values(plain), typed.phone];
  if (isMissing || !isDay(dateOfBirth) || needed.includes('')) return undefined;
  const optionalValue = <
    Name extends 'houseNumber' | 'placeOfBirth' | 'countryOfBirth' | 'taxId' | 'provinceCode',
  >(
    name: Name,
  ): Partial<Record<Name, string>> =>
    findFieldSetting(condition, name) && typed[name] !== '' ? toRecord(name, typed[name]) : {};
  return {
    customerData: {
      ...plain,
      phone: typed.phone,
      dateOfBirth: toWire(dateOfBirth),
      ...optionalValue('houseNumber'),
      ...optionalValue('provinceCode'),
      ...optionalValue('placeOfBirth'),
      ...optionalValue('countryOfBirth'),
      ...optionalValue('taxId'),
      ...(findFieldSetting(condition, 'gender') && isGender(gender) ? { gender } : {}),
    },
    identityDocument:
      findFieldSetting(condition, 'identityDocument') && isDocumentType(documentType)
        ? { documentType, documentNumber }
        : null,
  };
}

function toRecord<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  const made: Partial<Record<Name, string>> = {};
  made[name] = value;
  return made;
}
