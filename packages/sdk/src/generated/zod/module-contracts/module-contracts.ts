/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  BookModuleRequest
} from '../schemas/BookModuleRequest.ts';

import {
  BookableModule
} from '../schemas/BookableModule.ts';

import {
  CancelationReason
} from '../schemas/CancelationReason.ts';

import {
  CancelationReceipt
} from '../schemas/CancelationReceipt.ts';

import {
  ModuleBooking
} from '../schemas/ModuleBooking.ts';

import {
  ModuleCancelationDates
} from '../schemas/ModuleCancelationDates.ts';

import {
  OrdinaryCancelationRequest
} from '../schemas/OrdinaryCancelationRequest.ts';


/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. price is that of listBookableModules; another one by now is refused. A mail says what was booked. A repetition without the same Idempotency-Key is refused, as the contract has the module by then.
 * @summary Book a module with a contract
 */
export const bookModuleContractHeaderIdempotencyKeyMin = 16;
export const bookModuleContractHeaderIdempotencyKeyMax = 64;


export const bookModuleContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const BookModuleContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bookModuleContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(bookModuleContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(bookModuleContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const BookModuleContractBody = BookModuleRequest

export const BookModuleContractResponse = ModuleBooking

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. With what each costs and what the contract costs a month with it; none for a contract that is canceled.
 * @summary Modules that a contract does not have yet
 */
export const listBookableModulesQueryContractIdMax = 9007199254740991;



export const ListBookableModulesQueryParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookableModulesQueryContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const ListBookableModulesResponseItem = BookableModule
export const ListBookableModulesResponse = /*#__PURE__*/ zod.array(ListBookableModulesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names. In the words of the studio chain; nobody has to give one.
 * @summary Reasons to cancel a module
 */
export const ListModuleCancelationReasonsResponseItem = CancelationReason
export const ListModuleCancelationReasonsResponse = /*#__PURE__*/ zod.array(ListModuleCancelationReasonsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. For a cancelation of today; the same rule cancels and charges. A module that is tried can end with its trial.
 * @summary When a module can end, and what is charged until then
 */
export const getModuleCancelationDatesPathModuleContractIdMax = 9007199254740991;



export const GetModuleCancelationDatesParams = /*#__PURE__*/ zod.object({
  "moduleContractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getModuleCancelationDatesPathModuleContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the module contract.'))
})

export const GetModuleCancelationDatesResponse = ModuleCancelationDates

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Its contract goes on, and a mail says so. A repetition without the same Idempotency-Key is refused with contract.error.alreadycanceled.
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
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelModuleContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(cancelModuleContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelModuleContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CancelModuleContractBody = OrdinaryCancelationRequest

export const CancelModuleContractResponse = CancelationReceipt
