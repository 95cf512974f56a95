/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookModuleRequest
} from './schemas/BookModuleRequest.ts';

import {
  BookableModule
} from './schemas/BookableModule.ts';

import {
  CancelationReason
} from './schemas/CancelationReason.ts';

import {
  CancelationReceipt
} from './schemas/CancelationReceipt.ts';

import {
  ModuleBooking
} from './schemas/ModuleBooking.ts';

import {
  ModuleCancelationDates
} from './schemas/ModuleCancelationDates.ts';

import {
  OrdinaryCancelationRequest
} from './schemas/OrdinaryCancelationRequest.ts';



/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. price must equal the one from listBookableModules; if it has changed, the call fails. The booking is confirmed by mail. Repeating the call without the same Idempotency-Key fails, since the contract already has the module.
 * @summary Add a module to a contract
 */
export const bookModuleContractHeaderIdempotencyKeyMin = 16;
export const bookModuleContractHeaderIdempotencyKeyMax = 64;


export const bookModuleContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const BookModuleContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookModuleContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(bookModuleContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(bookModuleContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const BookModuleContractBody = BookModuleRequest

export const BookModuleContractResponse = ModuleBooking

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes the price of each module and the resulting monthly price of the contract; empty for canceled contracts.
 * @summary Modules that can be added to a contract
 */
export const listBookableModulesQueryContractIdMax = 9007199254740991;



export const ListBookableModulesQueryParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookableModulesQueryContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const ListBookableModulesResponseItem = BookableModule
export const ListBookableModulesResponse = /*#__PURE__*/ zod.array(ListBookableModulesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 * @summary Reasons to cancel a module
 */
export const ListModuleCancelationReasonsResponseItem = CancelationReason
export const ListModuleCancelationReasonsResponse = /*#__PURE__*/ zod.array(ListModuleCancelationReasonsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule. A module on trial can end with its trial.
 * @summary Cancelation dates and remaining charges of a module
 */
export const getModuleCancelationDatesPathModuleContractIdMax = 9007199254740991;



export const GetModuleCancelationDatesParams = /*#__PURE__*/ zod.object({
  "moduleContractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getModuleCancelationDatesPathModuleContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the module contract.'))
})

export const GetModuleCancelationDatesResponse = ModuleCancelationDates

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. The contract continues, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.alreadycanceled.
 * @summary Cancel a module
 */
export const cancelModuleContractPathModuleContractIdMax = 9007199254740991;



export const CancelModuleContractParams = /*#__PURE__*/ zod.object({
  "moduleContractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelModuleContractPathModuleContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the module contract.'))
})

export const cancelModuleContractHeaderIdempotencyKeyMin = 16;
export const cancelModuleContractHeaderIdempotencyKeyMax = 64;


export const cancelModuleContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CancelModuleContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelModuleContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(cancelModuleContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelModuleContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CancelModuleContractBody = OrdinaryCancelationRequest

export const CancelModuleContractResponse = CancelationReceipt
