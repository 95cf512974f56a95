import type {
  ContractCustomerData,
  ContractSignCondition,
  IdentityDocument,
} from '@studio-portal/sdk/types';
import { emptyContact } from '../../checkout/contact/customerData.ts';
import { isDocumentType, isGender } from './identity.ts';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import { asksFor, type SignerValues } from './signerFields.ts';

/** A form with nothing in it. */
export const emptySigner: SignerValues = {
  ...emptyContact,
  gender: '',
  placeOfBirth: '',
  countryOfBirth: '',
  taxId: '',
  documentType: '',
  documentNumber: '',
};

/** Whoever signs, as the call wants them. */
export interface Signer {
  customerData: ContractCustomerData;
  identityDocument: IdentityDocument | null;
}

type Asking = Pick<ContractSignCondition, 'fields'>;

/** The person of the form; undefined while something is missing that is required. What is not asked for is not sent. */
export function toSigner(values: SignerValues, condition: Asking): Signer | undefined {
  const { documentType, documentNumber, dateOfBirth, gender, ...typed } = values;
  const isMissing = condition.fields.some(({ field, required }) => {
    if (field === 'identityDocument')
      return required && !(isDocumentType(documentType) && documentNumber !== '');
    return required && values[field] === '';
  });
  const { firstname, lastname, email, street, zipCode, city, countryCode } = typed;
  const plain = { firstname, lastname, email, street, zipCode, city, countryCode };
  // The call wants these of everybody, whatever the studio asks for.
  const needed = [...Object.values(plain), typed.phone];
  if (isMissing || !isDay(dateOfBirth) || needed.includes('')) return undefined;
  const asked = <
    Name extends 'houseNumber' | 'placeOfBirth' | 'countryOfBirth' | 'taxId' | 'provinceCode',
  >(
    name: Name,
  ): Partial<Record<Name, string>> =>
    asksFor(condition, name) && typed[name] !== '' ? one(name, typed[name]) : {};
  return {
    customerData: {
      ...plain,
      phone: typed.phone,
      dateOfBirth: toWire(dateOfBirth),
      ...asked('houseNumber'),
      ...asked('provinceCode'),
      ...asked('placeOfBirth'),
      ...asked('countryOfBirth'),
      ...asked('taxId'),
      ...(asksFor(condition, 'gender') && isGender(gender) ? { gender } : {}),
    },
    identityDocument:
      asksFor(condition, 'identityDocument') && isDocumentType(documentType)
        ? { documentType, documentNumber }
        : null,
  };
}

function one<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  const made: Partial<Record<Name, string>> = {};
  made[name] = value;
  return made;
}
