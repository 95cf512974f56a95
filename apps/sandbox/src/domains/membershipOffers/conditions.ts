/** Form fields required to sign a contract. */
import type { Schemas } from '../../platform/api.ts';
import type { Customer } from '../accounts/customers.ts';
import type { Account } from '../accounts/lookup.ts';
import { requiredFields } from '../accounts/masterData.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { listDocumentTypes } from './documentTypes.ts';
import type { ChosenTerm, Offer, StoredOffer } from './offers.ts';
import { startDateRange, withdrawalEnd } from './startDates.ts';
import { toModule } from './view.ts';
import { adultYears } from '../accounts/isAdult.ts';

type Field = Schemas['ContractField'];

/** In the order of the form. */
const personalFields = [
  'firstname',
  'lastname',
  'email',
  'dateOfBirth',
  'phone',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'provinceCode',
  'countryCode',
] as const satisfies Field[];

type Asking = Pick<StoredOffer, 'taxIdRequired' | 'identityDocumentRequired'>;

/** Italian tax numbers encode these, so they are required to validate one. */
const identityFields: Field[] = ['gender', 'placeOfBirth', 'countryOfBirth'];

function toFormFields(
  { taxIdRequired, identityDocumentRequired }: Asking,
  { address }: Pick<StoredStudio, 'address'>,
): Schemas['ContractSignCondition']['fields'] {
  const isItalian = address.countryCode === 'IT';
  const hasProvince = address.hasState || isItalian;
  const needed = new Set<Field>([
    ...requiredFields.contract,
    ...(hasProvince ? (['provinceCode'] as const) : []),
  ]);
  const shownFields = personalFields.filter((field) => field !== 'provinceCode' || hasProvince);
  return [
    ...shownFields.map((field) => ({ field, required: needed.has(field) })),
    ...(taxIdRequired && isItalian ? identityFields : []).map((field) => ({
      field,
      required: true,
    })),
    ...(taxIdRequired ? [{ field: 'taxId' as const, required: true }] : []),
    ...(identityDocumentRequired ? [{ field: 'identityDocument' as const, required: true }] : []),
  ];
}

/** Lists the fields that are known already. */
export const listKnownFields = (account: Account, customer: Customer | null): Field[] =>
  personalFields.filter((field) => Boolean(customer?.[field] ?? account[field]));

export function toPreCondition(
  offers: Offer[],
  studio: StoredStudio,
  hasProgram: boolean,
): Schemas['PreContractSignCondition'] {
  const nothing = { taxIdRequired: false, identityDocumentRequired: false };
  return {
    organizationUnitId: studio.id,
    signable: offers.length > 0,
    fields: toFormFields(nothing, studio),
    minimumAge: adultYears,
    paymentMethods: [...new Set(offers.flatMap(({ offer }) => offer.paymentMethods))],
    vouchersAllowed: offers.length > 0,
    referralAllowed: hasProgram,
  };
}

export function toCondition(
  { offer, term, modules }: ChosenTerm,
  studio: StoredStudio,
  { today, hasProgram, known }: { today: string; hasProgram: boolean; known: Field[] },
): Schemas['ContractSignCondition'] {
  const { earliest, latest } = startDateRange(offer, today);
  return {
    organizationUnitId: studio.id,
    contractOfferId: offer.id,
    contractOfferTermId: term.id,
    fields: toFormFields(offer, studio),
    knownFields: known,
    minimumAge: adultYears,
    paymentMethods: offer.paymentMethods,
    vouchersAllowed: true,
    referralAllowed: hasProgram,
    textBlocks: offer.textBlocks,
    documentTypes: offer.identityDocumentRequired
      ? listDocumentTypes(studio.address.countryCode).map(({ documentType }) => documentType)
      : [],
    signature: offer.signature,
    paymentSignatureRequired: offer.paymentSignatureRequired,
    taxIdRequired: offer.taxIdRequired,
    modules: modules.map((module) => toModule(module, studio.currencyCode)),
    earliestStartDate: earliest,
    latestStartDate: latest,
    startsOn: offer.startsOn,
    preuseDays: offer.preuseDays,
    withdrawalEndDate: withdrawalEnd(today),
  };
}
