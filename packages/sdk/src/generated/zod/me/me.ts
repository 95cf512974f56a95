/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ChangeEmailRequest
} from '../schemas/ChangeEmailRequest.ts';

import {
  ChangeMainEmailRequest
} from '../schemas/ChangeMainEmailRequest.ts';

import {
  ChangePasswordRequest
} from '../schemas/ChangePasswordRequest.ts';

import {
  CodeSent
} from '../schemas/CodeSent.ts';

import {
  Contacts
} from '../schemas/Contacts.ts';

import {
  CustomerInfo
} from '../schemas/CustomerInfo.ts';

import {
  Profile
} from '../schemas/Profile.ts';

import {
  ProfileImage
} from '../schemas/ProfileImage.ts';

import {
  ProfileImageUpload
} from '../schemas/ProfileImageUpload.ts';

import {
  ReferralUrl
} from '../schemas/ReferralUrl.ts';

import {
  ReplaceProfileRequest
} from '../schemas/ReplaceProfileRequest.ts';

import {
  SaveContactsRequest
} from '../schemas/SaveContactsRequest.ts';

import {
  SaveProfileRequest
} from '../schemas/SaveProfileRequest.ts';

import {
  SupportLink
} from '../schemas/SupportLink.ts';

import {
  UserInfo
} from '../schemas/UserInfo.ts';


/**
 * For anybody logged in; a 403 means that nobody is. The first call after a login. Studios of all tenants, in the order of their ids.
 * @summary The account that is logged in
 */
export const GetUserInfoResponse = UserInfo

/**
 * For anybody logged in, at the tenant that X-Tenant names; to fill a form. It is what the tenant knows and nothing else: what the account says of itself is in getProfile and getContacts. Somebody the tenant does not know has customerId null. Accounts of all tenants are in getUserInfo.
 * @summary The person behind the account, as the tenant knows them
 */
export const GetCustomerInfoResponse = CustomerInfo

/**
 * For anybody logged in. What the account says of itself, at all tenants the same; what one tenant knows is in getCustomerInfo. Days are calendar days without a zone.
 * @summary The profile of the account
 */
export const GetProfileResponse = Profile

/**
 * For anybody logged in. Every field must be sent, null empties it; to change some alone, take saveProfile. A repetition changes nothing more. Picture and memberSince have no part in it.
 * @summary Replace the profile
 */
export const ReplaceProfileBody = ReplaceProfileRequest

export const ReplaceProfileResponse = Profile

/**
 * For anybody logged in. What is left out stays, unlike in replaceProfile; null empties a field. A repetition changes nothing more. What is saved here also counts as known master data.
 * @summary Change some fields of the profile
 */
export const SaveProfileBody = SaveProfileRequest

export const SaveProfileResponse = Profile

/**
 * For anybody logged in; the picture until now goes, and the new one has a new address. JPEG, PNG or WebP; the content decides what it is, not the name. It is written anew, so that nothing but the picture is kept, at most 800 pixels long.
 * @summary Put up a picture
 */
export const UploadProfileImageBody = ProfileImageUpload

export const UploadProfileImageResponse = ProfileImage

/**
 * For anybody logged in. Also answers 204 when there was none.
 * @summary Remove the picture
 */
export const DeleteProfileImageResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody logged in. What the account says of itself, at all tenants the same; the main address first, then the additional ones in the order in which they were added.
 * @summary How the person can be reached
 */
export const GetContactsResponse = Contacts

/**
 * For anybody logged in. What is left out stays, null empties a field; a repetition changes nothing more. What is saved here also counts as known master data. E-mail addresses have calls of their own (tag emails).
 * @summary Change contact data
 */
export const SaveContactsBody = SaveContactsRequest

export const SaveContactsResponse = Contacts

/**
 * For anybody logged in, with the password until now. Renews the session and ends all others, removes the push subscriptions of all devices, and codes that were mailed become worthless; the owner gets a mail that says so.
 * @summary Change the password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePasswordResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody logged in, with the password. Sends a code to the new address, valid for 24 hours; verifyEmail takes it and makes the address the main one. The address until now stays valid meanwhile; a repetition sends a new code. An address that another account has gets the same answer, and its owner a notice. An additional address that is verified needs no mail: changeMainEmail.
 * @summary Begin to change the main address
 */
export const ChangeEmailBody = ChangeEmailRequest

export const ChangeEmailResponse = CodeSent

/**
 * For anybody logged in, with the password. The address until now becomes an additional one and gets a mail that says so. All other sessions end. A repetition is refused with email.error.unchanged. To an address that is not added yet leads changeEmail.
 * @summary Make a verified additional address the main one
 */
export const ChangeMainEmailBody = ChangeMainEmailRequest

export const ChangeMainEmailResponse = /*#__PURE__*/ zod.void()

/**
 * For anybody logged in whose address is not verified yet. The new code is valid for 24 hours and replaces the earlier one; a verified account is refused with account.error.alreadyverified.
 * @summary Send the code of the registration again
 */
export const ResendRegistrationMailResponse = CodeSent

/**
 * For anybody logged in. The code is made at the first call and stays; register takes it. With X-Tenant the address leads to the studios of the tenant, else to the start of the portal.
 * @summary The address with which the member invites others
 */
export const GetReferralUrlResponse = ReferralUrl

/**
 * For anybody logged in. The support of the brand, in the language of Accept-Language. Stores nothing, so it may be repeated at will.
 * @summary Where the reader finds help
 */
export const CreateZendeskTokenResponse = SupportLink

/**
 * For anybody logged in, with the password; refused while bookings lie ahead or a purchase is being paid. Ends all sessions; personal data goes, and what a studio has to keep of past bookings and payments names nobody any more. Cannot be taken back; the owner gets a mail.
 * @summary Delete the account
 */
export const deleteAccountHeaderXPasswordMin = 4;
export const deleteAccountHeaderXPasswordMax = 1100;


export const deleteAccountHeaderXPasswordRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9+/]+={0,2}$');


export const DeleteAccountHeader = /*#__PURE__*/ zod.object({
  "X-Password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteAccountHeaderXPasswordMin)).check(/*#__PURE__*/ zod.maxLength(deleteAccountHeaderXPasswordMax)).check(/*#__PURE__*/ zod.regex(deleteAccountHeaderXPasswordRegExp)).check(/*#__PURE__*/ zod.describe('The password of the account, as base64 of its UTF-8 text, since a header takes no other letters.'))
})

export const DeleteAccountResponse = /*#__PURE__*/ zod.void()
