/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AddressData
} from '../schemas/AddressData.ts';

import {
  ContactData
} from '../schemas/ContactData.ts';

import {
  CustomerConfig
} from '../schemas/CustomerConfig.ts';

import {
  IdentityDocumentOption
} from '../schemas/IdentityDocumentOption.ts';

import {
  ItalianProvince
} from '../schemas/ItalianProvince.ts';

import {
  PaymentData
} from '../schemas/PaymentData.ts';

import {
  PersonalData
} from '../schemas/PersonalData.ts';

import {
  SaveAddressDataRequest
} from '../schemas/SaveAddressDataRequest.ts';

import {
  SaveContactDataRequest
} from '../schemas/SaveContactDataRequest.ts';

import {
  SavePaymentDataRequest
} from '../schemas/SavePaymentDataRequest.ts';

import {
  SavePersonalDataRequest
} from '../schemas/SavePersonalDataRequest.ts';


/**
 * For members of the tenant that X-Tenant names. Decides what the customer center shows; ask anew after a login and after a change of the connection.
 * @summary What the member may do
 */
export const GetCustomerConfigResponse = CustomerConfig

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. As the studio knows it, with the change that waits for it, if there is one.
 * @summary Who the member is
 */
export const GetPersonalDataResponse = PersonalData

/**
 * For members who have CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION, for whom it takes effect at once, or CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION, for whom it waits for the studio as pendingAmendment. Takes all of it, changed or not; the same again changes nothing and answers the same.
 * @summary Change the personal data
 */
export const SavePersonalDataBody = SavePersonalDataRequest

export const SavePersonalDataResponse = PersonalData

/**
 * For members of the tenant that X-Tenant names. What they may show to prove who they are; it depends on the country of their studio, as in listContractDocumentTypes.
 * @summary Documents for the personal data
 */
export const ListPersonalDocumentTypesResponseItem = IdentityDocumentOption
export const ListPersonalDocumentTypesResponse = /*#__PURE__*/ zod.array(ListPersonalDocumentTypesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_ADDRESS_ACTIVE_READ. As the studio knows it, with the change that waits for it, if there is one.
 * @summary Where the member lives
 */
export const GetAddressDataResponse = AddressData

/**
 * For members who have CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION, for whom it takes effect at once, or CUSTOMER_CENTER_ADDRESS_ACTIVE_WITH_VERIFICATION, for whom it waits for the studio as pendingAmendment. Takes all of it, changed or not; the same again changes nothing and answers the same.
 * @summary Change the address
 */
export const SaveAddressDataBody = SaveAddressDataRequest

export const SaveAddressDataResponse = AddressData

/**
 * For members of the tenant that X-Tenant names. As listItalianProvinces, which is for anybody; their names are Italian whatever the reader speaks.
 * @summary Provinces of Italy for the address
 */
export const listAddressProvincesQueryNameMax = 40;



export const ListAddressProvincesQueryParams = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAddressProvincesQueryNameMax))).check(/*#__PURE__*/ zod.describe('How the name begins, in any case; left out, all of them come.'))
})

export const ListAddressProvincesResponseItem = ItalianProvince
export const ListAddressProvincesResponse = /*#__PURE__*/ zod.array(ListAddressProvincesResponseItem).check(/*#__PURE__*/ zod.maxLength(120))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_CONTACT_ACTIVE_READ. As the studio knows it, with the change that waits for it, if there is one.
 * @summary How the studio reaches the member
 */
export const GetContactDataResponse = ContactData

/**
 * For members who have CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION, for whom it takes effect at once, or CUSTOMER_CENTER_CONTACT_ACTIVE_WITH_VERIFICATION, for whom it waits for the studio as pendingAmendment. Takes all of it, changed or not; the same again changes nothing and answers the same.
 * @summary Change the contact data
 */
export const SaveContactDataBody = SaveContactDataRequest

export const SaveContactDataResponse = ContactData

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. A bank account is never answered but masked.
 * @summary How the membership is paid
 */
export const GetPaymentDataResponse = PaymentData

/**
 * For members who have CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION, or CUSTOMER_CENTER_PAYMENT_ACTIVE_WITH_VERIFICATION, for whom the studio has to approve it. Takes a fresh mandate that getSepaAgreement has worded, whose bank account is looked at at once; the same mandate again answers the same. The member hears of each attempt by mail, also of one that the bank refuses.
 * @summary Pay by another bank account
 */
export const SavePaymentDataBody = SavePaymentDataRequest

export const SavePaymentDataResponse = PaymentData

/**
 * For members of the tenant that X-Tenant names. A PDF with all personal data that the studio keeps of them, and what for; made anew each time, in the language of the reader.
 * @summary What the studio keeps of the member
 */
export const GetDataPrivacyDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For members who have CUSTOMER_CENTER_PAYMENT_ACTIVE_READ. The mandate by which the membership is debited, with the text that was read when it was given; in the language of that text.
 * @summary The mandate as a file
 */
export const GetSepaMandateDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For the member who has asked for it, as long as the studio has not decided. The data stay what they are; once withdrawn, the same call answers 204 again.
 * @summary Take a change back
 */
export const withdrawAmendmentPathIdMin = 36;
export const withdrawAmendmentPathIdMax = 36;



export const WithdrawAmendmentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(withdrawAmendmentPathIdMin)).check(/*#__PURE__*/ zod.maxLength(withdrawAmendmentPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the change that was asked for.'))
})

export const WithdrawAmendmentResponse = /*#__PURE__*/ zod.void()
