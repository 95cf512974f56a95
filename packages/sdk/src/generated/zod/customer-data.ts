/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AddressData
} from './schemas/AddressData.ts';

import {
  ContactData
} from './schemas/ContactData.ts';

import {
  CustomerConfig
} from './schemas/CustomerConfig.ts';

import {
  IdentityDocumentOption
} from './schemas/IdentityDocumentOption.ts';

import {
  ItalianProvince
} from './schemas/ItalianProvince.ts';

import {
  PaymentData
} from './schemas/PaymentData.ts';

import {
  PersonalData
} from './schemas/PersonalData.ts';

import {
  SaveAddressDataRequest
} from './schemas/SaveAddressDataRequest.ts';

import {
  SaveContactDataRequest
} from './schemas/SaveContactDataRequest.ts';

import {
  SavePaymentDataRequest
} from './schemas/SavePaymentDataRequest.ts';

import {
  SavePersonalDataRequest
} from './schemas/SavePersonalDataRequest.ts';



/**
 * For members of the tenant in X-Tenant. Determines the content of the customer center; fetch it again after a login and after changes of the connection.
 * @summary Permissions of the member
 */
export const GetCustomerConfigResponse = CustomerConfig

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 * @summary Personal data of the member
 */
export const GetPersonalDataResponse = PersonalData

/**
 * For members with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 * @summary Change the personal data
 */
export const SavePersonalDataBody = SavePersonalDataRequest

export const SavePersonalDataResponse = PersonalData

/**
 * For members of the tenant in X-Tenant. Accepted identity documents, which depend on the country of their studio, as in listContractDocumentTypes.
 * @summary Identity documents for the personal data
 */
export const ListPersonalDocumentTypesResponseItem = IdentityDocumentOption
export const ListPersonalDocumentTypesResponse = /*#__PURE__*/ zod.array(ListPersonalDocumentTypesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. The studio's data, with the pending change, if any.
 * @summary Address of the member
 */
export const GetAddressDataResponse = AddressData

/**
 * For members with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_ADDRESS_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 * @summary Change the address
 */
export const SaveAddressDataBody = SaveAddressDataRequest

export const SaveAddressDataResponse = AddressData

/**
 * For members of the tenant in X-Tenant. Like the public listItalianProvinces; the names are always Italian.
 * @summary Provinces of Italy for the address
 */
export const listAddressProvincesQueryNameMax = 40;



export const ListAddressProvincesQueryParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAddressProvincesQueryNameMax))).check(/*#__PURE__*/ zod.describe('Beginning of the name, in any case; all provinces by default.'))
})

export const ListAddressProvincesResponseItem = ItalianProvince
export const ListAddressProvincesResponse = /*#__PURE__*/ zod.array(ListAddressProvincesResponseItem).check(/*#__PURE__*/ zod.maxLength(120))

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_READ. The studio's data, with the pending change, if any.
 * @summary Contact data of the member
 */
export const GetContactDataResponse = ContactData

/**
 * For members with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_CONTACT_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 * @summary Change the contact data
 */
export const SaveContactDataBody = SaveContactDataRequest

export const SaveContactDataResponse = ContactData

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. Bank accounts are always masked.
 * @summary Payment method of the membership
 */
export const GetPaymentDataResponse = PaymentData

/**
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION, or CUSTOMER_CENTER_PAYMENT_ACTIVE_WITH_VERIFICATION, which requires approval by the studio. Takes a new mandate from getSepaAgreement, whose bank account is validated immediately; repeating the call with the same mandate returns the same response. The member is notified of each attempt by mail, including those that the bank rejects.
 * @summary Change the bank account
 */
export const SavePaymentDataBody = SavePaymentDataRequest

export const SavePaymentDataResponse = PaymentData

/**
 * For members of the tenant in X-Tenant. A PDF with all stored personal data and their purpose, created on each request in the user's language.
 * @summary Personal data stored by the studio
 */
export const GetDataPrivacyDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate for debits of the membership, with its original text and in the language of that text.
 * @summary The mandate as a file
 */
export const GetSepaMandateDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For the member who has requested it, until the studio has decided. The data are unchanged; repeating the call returns 204 again.
 * @summary Withdraw a change
 */
export const withdrawAmendmentPathIdMin = 36;
export const withdrawAmendmentPathIdMax = 36;



export const WithdrawAmendmentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(withdrawAmendmentPathIdMin)).check(/*#__PURE__*/ zod.maxLength(withdrawAmendmentPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the change.'))
})

export const WithdrawAmendmentResponse = /*#__PURE__*/ zod.void()
