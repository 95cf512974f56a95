/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ChangeEmailRequest
} from './schemas/ChangeEmailRequest.ts';

import {
  ChangeMainEmailRequest
} from './schemas/ChangeMainEmailRequest.ts';

import {
  ChangePasswordRequest
} from './schemas/ChangePasswordRequest.ts';

import {
  CodeSent
} from './schemas/CodeSent.ts';

import {
  Contacts
} from './schemas/Contacts.ts';

import {
  CustomerInfo
} from './schemas/CustomerInfo.ts';

import {
  Profile
} from './schemas/Profile.ts';

import {
  ProfileImage
} from './schemas/ProfileImage.ts';

import {
  ProfileImageUpload
} from './schemas/ProfileImageUpload.ts';

import {
  ReferralUrl
} from './schemas/ReferralUrl.ts';

import {
  ReplaceProfileRequest
} from './schemas/ReplaceProfileRequest.ts';

import {
  SaveContactsRequest
} from './schemas/SaveContactsRequest.ts';

import {
  SaveProfileRequest
} from './schemas/SaveProfileRequest.ts';

import {
  SupportLink
} from './schemas/SupportLink.ts';

import {
  UserInfo
} from './schemas/UserInfo.ts';



/**
 * For any logged-in user; 403 means that nobody is logged in. The first call after a login. Studios of all tenants, ordered by id.
 * @summary The account of the current user
 */
export const GetUserInfoResponse = UserInfo

/**
 * For any logged-in user, at the tenant in X-Tenant, to fill in forms. Contains only data of the tenant; getProfile and getContacts have those of the account. customerId is null if the tenant does not know the person. getUserInfo covers all tenants.
 * @summary Personal data at the tenant
 */
export const GetCustomerInfoResponse = CustomerInfo

/**
 * For any logged-in user. Data of the account, the same at all tenants; getCustomerInfo has those of a tenant. Dates are calendar days without a time zone.
 * @summary The profile of the account
 */
export const GetProfileResponse = Profile

/**
 * For any logged-in user. Every field is required, null clears it; use saveProfile to change some. Repeating the call has no further effect. Picture and memberSince are not affected.
 * @summary Replace the profile
 */
export const ReplaceProfileBody = ReplaceProfileRequest

export const ReplaceProfileResponse = Profile

/**
 * For any logged-in user. Unlike in replaceProfile, omitted fields are unchanged; null clears a field. Repeating the call has no further effect. Saved data also count as master data.
 * @summary Change some fields of the profile
 */
export const SaveProfileBody = SaveProfileRequest

export const SaveProfileResponse = Profile

/**
 * For any logged-in user; replaces the previous picture under a new URL. JPEG, PNG or WebP, detected from the content instead of the name. Pictures are re-encoded to remove metadata, with at most 800 pixels per side.
 * @summary Upload a picture
 */
export const UploadProfileImageBody = ProfileImageUpload

export const UploadProfileImageResponse = ProfileImage

/**
 * For any logged-in user. Also returns 204 if there is no picture.
 * @summary Remove the picture
 */
export const DeleteProfileImageResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user. Data of the account, the same at all tenants; the main address first, then additional ones in the order in which they were added.
 * @summary Contact data of the account
 */
export const GetContactsResponse = Contacts

/**
 * For any logged-in user. Omitted fields are unchanged, null clears a field; repeating the call has no further effect. Saved data also count as master data. Email addresses have their own calls (tag emails).
 * @summary Change contact data
 */
export const SaveContactsBody = SaveContactsRequest

export const SaveContactsResponse = Contacts

/**
 * For any logged-in user, with the current password. Renews the session and ends all others, removes the push subscriptions of all devices and invalidates mailed codes; the owner is notified by mail.
 * @summary Change the password
 */
export const ChangePasswordBody = ChangePasswordRequest

export const ChangePasswordResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user, with the password. Sends a code to the new address, valid for 24 hours, with which verifyEmail makes it the main address. Until then, the previous address remains valid; repeating the call sends a new code. For an address of another account, the response is the same, and its owner is notified. Verified additional addresses need no mail: use changeMainEmail.
 * @summary Start changing the main address
 */
export const ChangeEmailBody = ChangeEmailRequest

export const ChangeEmailResponse = CodeSent

/**
 * For any logged-in user, with the password. The previous main address becomes an additional one and is notified by mail. All other sessions end. Repeating the call fails with email.error.unchanged. Use changeEmail for addresses that are not added yet.
 * @summary Make a verified additional address the main address
 */
export const ChangeMainEmailBody = ChangeMainEmailRequest

export const ChangeMainEmailResponse = /*#__PURE__*/ zod.void()

/**
 * For any logged-in user whose address is not verified. The new code is valid for 24 hours and replaces the previous one; fails with account.error.alreadyverified for verified accounts.
 * @summary Resend the registration code
 */
export const ResendRegistrationMailResponse = CodeSent

/**
 * For any logged-in user. The code is created on the first call and does not change; pass it to register. With X-Tenant, the URL leads to the studios of the tenant, otherwise to the start page of the portal.
 * @summary Referral link of the member
 */
export const GetReferralUrlResponse = ReferralUrl

/**
 * For any logged-in user. Support page of the brand, in the language of Accept-Language. Stores nothing, so it can be repeated at any time.
 * @summary Support link
 */
export const CreateZendeskTokenResponse = SupportLink

/**
 * For any logged-in user, with the password; fails with upcoming bookings, pending payments or debts. Ends all sessions and deletes personal data; records of past bookings and payments that a studio must keep are anonymized. This cannot be undone; the owner is notified by mail.
 * @summary Delete the account
 */
export const deleteAccountHeaderXPasswordMin = 4;
export const deleteAccountHeaderXPasswordMax = 1100;


export const deleteAccountHeaderXPasswordRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9+/]+={0,2}$');


export const DeleteAccountHeader = /*#__PURE__*/ zod.object({
  "X-Password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteAccountHeaderXPasswordMin)).check(/*#__PURE__*/ zod.maxLength(deleteAccountHeaderXPasswordMax)).check(/*#__PURE__*/ zod.regex(deleteAccountHeaderXPasswordRegExp)).check(/*#__PURE__*/ zod.describe('Password of the account, as UTF-8 in base64 because headers are limited to ASCII.'))
})

export const DeleteAccountResponse = /*#__PURE__*/ zod.void()
