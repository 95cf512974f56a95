/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BancontactCardRequest
} from '../schemas/BancontactCardRequest.ts';

import {
  CreditCardRequest
} from '../schemas/CreditCardRequest.ts';

import {
  IdealRequest
} from '../schemas/IdealRequest.ts';

import {
  PaymentInstrument
} from '../schemas/PaymentInstrument.ts';

import {
  PaymentMethodOption
} from '../schemas/PaymentMethodOption.ts';

import {
  PaymentType
} from '../schemas/PaymentType.ts';

import {
  PaypalRequest
} from '../schemas/PaypalRequest.ts';

import {
  PublicAccountBalance
} from '../schemas/PublicAccountBalance.ts';

import {
  TwintRequest
} from '../schemas/TwintRequest.ts';


/**
 * For anybody logged in. Of the account, whichever tenant they were first used at; cards lent to one public checkout are none of them. With organizationUnitId, those that may pay there: a mandate is for one creditor. After the preferred one the oldest first.
 * @summary Instruments kept for the account
 */
export const listPaymentInstrumentsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPaymentInstrumentsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPaymentInstrumentsQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.'))
})

export const ListPaymentInstrumentsResponseItem = PaymentInstrument
export const ListPaymentInstrumentsResponse = /*#__PURE__*/ zod.array(ListPaymentInstrumentsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For the account that keeps it. It stays for the history of payments, is no longer offered or taken, and of the others the oldest becomes the preferred one if it was. Refused while an open checkout or a place on a waiting list is still to be charged with it, or a debit of it is on its way. A repetition changes nothing.
 * @summary Keep an instrument no longer
 */
export const archivePaymentInstrumentPathIdMax = 9007199254740991;



export const ArchivePaymentInstrumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(archivePaymentInstrumentPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment instrument.'))
})

export const ArchivePaymentInstrumentResponse = /*#__PURE__*/ zod.void()

/**
 * For the account that keeps it. The one that was preferred before is so no longer; exactly one is. A repetition changes nothing.
 * @summary Offer an instrument first
 */
export const preferPaymentInstrumentPathIdMax = 9007199254740991;



export const PreferPaymentInstrumentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(preferPaymentInstrumentPathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the payment instrument.'))
})

export const PreferPaymentInstrumentResponse = PaymentInstrument

/**
 * For anybody logged in. Takes the token that the payment provider has given for a card, never its number. The first card is the preferred one; a repetition keeps a second. The bank may still ask for a confirmation when it first pays.
 * @summary Keep a card for the account
 */
export const CreateCreditCardBody = CreditCardRequest

export const CreateCreditCardResponse = PaymentInstrument

/**
 * For anybody. The card pays in one public checkout and is no account's; its id is as good as the card, so keep it secret. A repetition makes a second one.
 * @summary Use a card without an account
 */
export const createPublicCreditCardHeaderXBotProtectionTokenMin = 16;
export const createPublicCreditCardHeaderXBotProtectionTokenMax = 4096;


export const createPublicCreditCardHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicCreditCardHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCreditCardHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCreditCardHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicCreditCardHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicCreditCardBody = CreditCardRequest

export const CreatePublicCreditCardResponse = PaymentInstrument

/**
 * For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
 * @summary Keep a Bancontact card for the account
 */
export const CreateBancontactCardBody = BancontactCardRequest

export const CreateBancontactCardResponse = PaymentInstrument

/**
 * For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the card, so keep it secret. A repetition makes a second one.
 * @summary Use a Bancontact card without an account
 */
export const createPublicBancontactCardHeaderXBotProtectionTokenMin = 16;
export const createPublicBancontactCardHeaderXBotProtectionTokenMax = 4096;


export const createPublicBancontactCardHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicBancontactCardHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicBancontactCardHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicBancontactCardHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicBancontactCardHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicBancontactCardBody = BancontactCardRequest

export const CreatePublicBancontactCardResponse = PaymentInstrument

/**
 * For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
 * @summary Keep a bank account by iDEAL for the account
 */
export const CreateIdealBody = IdealRequest

export const CreateIdealResponse = PaymentInstrument

/**
 * For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the account, so keep it secret. A repetition makes a second one.
 * @summary Use a bank account by iDEAL without an account
 */
export const createPublicIdealHeaderXBotProtectionTokenMin = 16;
export const createPublicIdealHeaderXBotProtectionTokenMax = 4096;


export const createPublicIdealHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicIdealHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicIdealHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicIdealHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicIdealHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicIdealBody = IdealRequest

export const CreatePublicIdealResponse = PaymentInstrument

/**
 * For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
 * @summary Keep a PayPal account for the account
 */
export const CreatePaypalBody = PaypalRequest

export const CreatePaypalResponse = PaymentInstrument

/**
 * For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the account, so keep it secret. A repetition makes a second one.
 * @summary Use a PayPal account without an account
 */
export const createPublicPaypalHeaderXBotProtectionTokenMin = 16;
export const createPublicPaypalHeaderXBotProtectionTokenMax = 4096;


export const createPublicPaypalHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicPaypalHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicPaypalHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicPaypalHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicPaypalHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicPaypalBody = PaypalRequest

export const CreatePublicPaypalResponse = PaymentInstrument

/**
 * For anybody logged in. Takes the token that the payment provider has given for it, of this kind alone. The first instrument is the preferred one; a repetition keeps a second. Its holder is asked for a confirmation when it first pays.
 * @summary Keep a TWINT account for the account
 */
export const CreateTwintBody = TwintRequest

export const CreateTwintResponse = PaymentInstrument

/**
 * For anybody. It pays in one public checkout and is kept for no account here; its id is as good as the account, so keep it secret. A repetition makes a second one.
 * @summary Use a TWINT account without an account
 */
export const createPublicTwintHeaderXBotProtectionTokenMin = 16;
export const createPublicTwintHeaderXBotProtectionTokenMax = 4096;


export const createPublicTwintHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicTwintHeader = /*#__PURE__*/ zod.object({
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicTwintHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicTwintHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicTwintHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicTwintBody = TwintRequest

export const CreatePublicTwintResponse = PaymentInstrument

/**
 * For anybody. The kinds alone, for a form that adds an instrument; how to pay, and which kind that needs, is in listPublicPaymentMethods. FINION_PAY has none: nothing is kept for it.
 * @summary Kinds of instrument that a studio takes
 */
export const listAvailablePaymentTypesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListAvailablePaymentTypesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAvailablePaymentTypesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListAvailablePaymentTypesResponseItem = PaymentType
export const ListAvailablePaymentTypesResponse = /*#__PURE__*/ zod.array(ListAvailablePaymentTypesResponseItem).check(/*#__PURE__*/ zod.maxLength(6))

/**
 * For anybody. What pays without an account, each with the kind of instrument that it needs: no DIRECT_DEBIT, which takes a mandate, and no FINION_PAY; listTokenizationPaymentMethods has them for who is logged in.
 * @summary Ways to pay that a studio takes
 */
export const listPublicPaymentMethodsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicPaymentMethodsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicPaymentMethodsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicPaymentMethodsResponseItem = PaymentMethodOption
export const ListPublicPaymentMethodsResponse = /*#__PURE__*/ zod.array(ListPublicPaymentMethodsResponseItem).check(/*#__PURE__*/ zod.maxLength(10))

/**
 * For anybody who has the link that a studio has sent. Tells the amount that is owed, in the major unit of the studio's currency, to which studio and how the membership is paid; of the person no more than the first letters. Changes nothing.
 * @summary What somebody with a link owes
 */
export const getPublicAccountBalancePathTokenMin = 32;
export const getPublicAccountBalancePathTokenMax = 64;


export const getPublicAccountBalancePathTokenRegExp = /*#__PURE__*/ new RegExp('^bal_[A-Za-z0-9_-]{28,60}$');


export const GetPublicAccountBalanceParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPublicAccountBalancePathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPublicAccountBalancePathTokenMax)).check(/*#__PURE__*/ zod.regex(getPublicAccountBalancePathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret of a link that a studio has sent to somebody who owes it something.'))
})

export const GetPublicAccountBalanceResponse = PublicAccountBalance
