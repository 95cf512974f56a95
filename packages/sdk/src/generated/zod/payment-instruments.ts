/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BancontactCardRequest
} from './schemas/BancontactCardRequest.ts';

import {
  CreditCardRequest
} from './schemas/CreditCardRequest.ts';

import {
  IdealRequest
} from './schemas/IdealRequest.ts';

import {
  PaymentInstrument
} from './schemas/PaymentInstrument.ts';

import {
  PaymentMethodOption
} from './schemas/PaymentMethodOption.ts';

import {
  PaymentType
} from './schemas/PaymentType.ts';

import {
  PaypalRequest
} from './schemas/PaypalRequest.ts';

import {
  PublicAccountBalance
} from './schemas/PublicAccountBalance.ts';

import {
  TwintRequest
} from './schemas/TwintRequest.ts';



/**
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 * @summary Stored instruments of the account
 */
export const listPaymentInstrumentsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPaymentInstrumentsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPaymentInstrumentsQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.'))
})

export const ListPaymentInstrumentsResponseItem = PaymentInstrument
export const ListPaymentInstrumentsResponse = /*#__PURE__*/ zod.array(ListPaymentInstrumentsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For the account that stores it. It is kept for the history of payments but no longer offered or accepted; if it was the default, the oldest other one becomes the default. Fails while an open checkout or a place on a waiting list is to be charged with it, or while a debit is pending. Repeating the call has no further effect.
 * @summary Archive an instrument
 */
export const archivePaymentInstrumentPathIdMax = 9007199254740991;



export const ArchivePaymentInstrumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(archivePaymentInstrumentPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment instrument.'))
})

export const ArchivePaymentInstrumentResponse = /*#__PURE__*/ zod.void()

/**
 * For the account that stores it. Replaces the previous default; there is exactly one. Repeating the call has no further effect.
 * @summary Make an instrument the default
 */
export const preferPaymentInstrumentPathIdMax = 9007199254740991;



export const PreferPaymentInstrumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(preferPaymentInstrumentPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment instrument.'))
})

export const PreferPaymentInstrumentResponse = PaymentInstrument

/**
 * For any logged-in user. Takes a token of the payment provider for a card, never its number. The first card becomes the default; repeating the call stores a second one. The bank may require a confirmation for the first payment.
 * @summary Store a card for the account
 */
export const CreateCreditCardBody = CreditCardRequest

export const CreateCreditCardResponse = PaymentInstrument

/**
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 * @summary Use a card without an account
 */
export const createPublicCreditCardHeaderXBotProtectionTokenMin = 16;
export const createPublicCreditCardHeaderXBotProtectionTokenMax = 4096;


export const createPublicCreditCardHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicCreditCardHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCreditCardHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCreditCardHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicCreditCardHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicCreditCardBody = CreditCardRequest

export const CreatePublicCreditCardResponse = PaymentInstrument

/**
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 * @summary Store a Bancontact card for the account
 */
export const CreateBancontactCardBody = BancontactCardRequest

export const CreateBancontactCardResponse = PaymentInstrument

/**
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 * @summary Use a Bancontact card without an account
 */
export const createPublicBancontactCardHeaderXBotProtectionTokenMin = 16;
export const createPublicBancontactCardHeaderXBotProtectionTokenMax = 4096;


export const createPublicBancontactCardHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicBancontactCardHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicBancontactCardHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicBancontactCardHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicBancontactCardHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicBancontactCardBody = BancontactCardRequest

export const CreatePublicBancontactCardResponse = PaymentInstrument

/**
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 * @summary Store an iDEAL bank account for the account
 */
export const CreateIdealBody = IdealRequest

export const CreateIdealResponse = PaymentInstrument

/**
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 * @summary Use an iDEAL bank account without an account
 */
export const createPublicIdealHeaderXBotProtectionTokenMin = 16;
export const createPublicIdealHeaderXBotProtectionTokenMax = 4096;


export const createPublicIdealHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicIdealHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicIdealHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicIdealHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicIdealHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicIdealBody = IdealRequest

export const CreatePublicIdealResponse = PaymentInstrument

/**
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 * @summary Store a PayPal account for the account
 */
export const CreatePaypalBody = PaypalRequest

export const CreatePaypalResponse = PaymentInstrument

/**
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 * @summary Use a PayPal account without an account
 */
export const createPublicPaypalHeaderXBotProtectionTokenMin = 16;
export const createPublicPaypalHeaderXBotProtectionTokenMax = 4096;


export const createPublicPaypalHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicPaypalHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicPaypalHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicPaypalHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicPaypalHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicPaypalBody = PaypalRequest

export const CreatePublicPaypalResponse = PaymentInstrument

/**
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 * @summary Store a TWINT account for the account
 */
export const CreateTwintBody = TwintRequest

export const CreateTwintResponse = PaymentInstrument

/**
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 * @summary Use a TWINT account without an account
 */
export const createPublicTwintHeaderXBotProtectionTokenMin = 16;
export const createPublicTwintHeaderXBotProtectionTokenMax = 4096;


export const createPublicTwintHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicTwintHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicTwintHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicTwintHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicTwintHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicTwintBody = TwintRequest

export const CreatePublicTwintResponse = PaymentInstrument

/**
 * Public. Only the types, for forms that add an instrument; listPublicPaymentMethods has the payment methods with their types. FINION_PAY has none, since nothing is stored.
 * @summary Types of instruments that a studio accepts
 */
export const listAvailablePaymentTypesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListAvailablePaymentTypesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAvailablePaymentTypesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListAvailablePaymentTypesResponseItem = PaymentType
export const ListAvailablePaymentTypesResponse = /*#__PURE__*/ zod.array(ListAvailablePaymentTypesResponseItem).check(/*#__PURE__*/ zod.maxLength(6))

/**
 * Public. Payment methods without an account, each with the required type of instrument: excludes DIRECT_DEBIT, which requires a mandate, and FINION_PAY; listTokenizationPaymentMethods has them for logged-in users.
 * @summary Payment methods of a studio
 */
export const listPublicPaymentMethodsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicPaymentMethodsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicPaymentMethodsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicPaymentMethodsResponseItem = PaymentMethodOption
export const ListPublicPaymentMethodsResponse = /*#__PURE__*/ zod.array(ListPublicPaymentMethodsResponseItem).check(/*#__PURE__*/ zod.maxLength(10))

/**
 * For anyone with the link that a studio has sent. Contains the balance in the major unit of the studio's currency, the studio, the payment method of the membership and only the initials of the person. Changes nothing.
 * @summary Account balance of a member, by link
 */
export const getPublicAccountBalancePathTokenMax = 1024;



export const GetPublicAccountBalanceParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPublicAccountBalancePathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a link that a studio has sent to a debtor.'))
})

export const GetPublicAccountBalanceResponse = PublicAccountBalance
