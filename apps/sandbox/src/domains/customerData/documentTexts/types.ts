import type { Schemas } from '../../../platform/api.ts';

export type DocumentLabel =
  | 'customerNumber'
  | keyof Schemas['SavePersonalDataRequest']
  | keyof Schemas['SaveAddressDataRequest']
  | keyof Schemas['SaveContactDataRequest']
  | 'paymentMethod'
  | 'accountHolder'
  | 'bankAccount'
  | 'mandateReference'
  | 'creditor'
  | 'creditorId'
  | 'debtor'
  | 'debtorAddress'
  | 'paymentType'
  | 'givenAt';

/** Placeholders: `{studio}`, `{when}` and `{value}`. */
export type DocumentTexts = {
  title: string;
  intro: string;
  purpose: string;
  rights: string;
  unknown: string;
  pending: string;
  sections: Record<'personal' | 'address' | 'contact' | 'payment', string>;
  labels: Record<DocumentLabel, string>;
  genders: Record<Schemas['Gender'], string>;
  documentTypes: Record<Schemas['IdentityDocumentType'], string>;
  paymentMethods: Record<Schemas['PaymentMethod'], string>;
  paymentTypes: Record<Schemas['SepaAgreement']['paymentType'], string>;
};
