/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CancelationReason
} from './schemas/CancelationReason.ts';

import {
  CancelationReceipt
} from './schemas/CancelationReceipt.ts';

import {
  ContractCancelationDates
} from './schemas/ContractCancelationDates.ts';

import {
  ContractConfiguration
} from './schemas/ContractConfiguration.ts';

import {
  ContractDownloadUrl
} from './schemas/ContractDownloadUrl.ts';

import {
  ContractOutlooks
} from './schemas/ContractOutlooks.ts';

import {
  DeclarationReceipt
} from './schemas/DeclarationReceipt.ts';

import {
  MemberContract
} from './schemas/MemberContract.ts';

import {
  OrdinaryCancelationRequest
} from './schemas/OrdinaryCancelationRequest.ts';

import {
  PendingCancelation
} from './schemas/PendingCancelation.ts';

import {
  PublicCancelationRequest
} from './schemas/PublicCancelationRequest.ts';

import {
  PublicWithdrawalRequest
} from './schemas/PublicWithdrawalRequest.ts';



/**
 * For members of the tenant in X-Tenant. ACTIVE requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each contract includes the result of a cancelation today.
 * @summary Contracts of the member
 */
export const ListContractsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['ACTIVE', 'INACTIVE']).check(/*#__PURE__*/ zod.describe('Status of the contracts.'))
})

export const ListContractsResponseItem = MemberContract
export const ListContractsResponse = /*#__PURE__*/ zod.array(ListContractsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of the active contracts, the running one with the earliest start.
 * @summary The main contract
 */
export const GetMainContractResponse = MemberContract

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Includes contracts and separately canceled modules, but not modules that end with their contract.
 * @summary Pending cancelations
 */
export const ListPendingCancelationsResponseItem = PendingCancelation
export const ListPendingCancelationsResponse = /*#__PURE__*/ zod.array(ListPendingCancelationsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For members of the tenant in X-Tenant. Settings of the member's home studio; each contract has its own restrictions.
 * @summary Online services for contracts
 */
export const GetContractConfigurationResponse = ContractConfiguration

/**
 * For members of the tenant in X-Tenant. As defined by the studio chain; giving a reason is optional.
 * @summary Reasons to cancel a contract
 */
export const ListContractCancelationReasonsResponseItem = CancelationReason
export const ListContractCancelationReasonsResponse = /*#__PURE__*/ zod.array(ListContractCancelationReasonsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant. In the requested language; requires the permission to see the contract. The receipt exists once the contract is canceled.
 * @summary A contract as a PDF
 */
export const getContractDocumentPathContractIdMax = 9007199254740991;



export const GetContractDocumentParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractDocumentPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractDocumentQueryParams = /*#__PURE__*/ zod.object({
  "document": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CONTRACT', 'CANCELATION_RECEIPT'])).check(/*#__PURE__*/ zod.describe('Type of the document; defaults to the contract.'))
})

export const GetContractDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For members of the tenant in X-Tenant, for apps that open files by URL. Requires the permission to see the contract; the URL works without a session until it expires.
 * @summary Download address of a contract
 */
export const getContractDownloadUrlPathContractIdMax = 9007199254740991;



export const GetContractDownloadUrlParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractDownloadUrlPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractDownloadUrlQueryParams = /*#__PURE__*/ zod.object({
  "document": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CONTRACT', 'CANCELATION_RECEIPT'])).check(/*#__PURE__*/ zod.describe('Type of the document; defaults to the contract.'))
})

export const GetContractDownloadUrlResponse = ContractDownloadUrl

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Applies to a cancelation today; cancelations and charges follow the same rule.
 * @summary Cancelation dates and remaining charges of a contract
 */
export const getContractCancelationDatesPathContractIdMax = 9007199254740991;



export const GetContractCancelationDatesParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractCancelationDatesPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractCancelationDatesResponse = ContractCancelationDates

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. What the contract would cost within twelve months from today for each choice that the member has. Pauses, upgrades, cancelations and charges follow the same rules. Changes nothing.
 * @summary Compare keeping, pausing, changing and canceling a contract
 */
export const getContractOutlooksPathContractIdMax = 9007199254740991;



export const GetContractOutlooksParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractOutlooksPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractOutlooksResponse = ContractOutlooks

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. The contract ends with its modules on a date of getContractCancelationDates, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.alreadycanceled.
 * @summary Cancel a contract
 */
export const cancelContractPathContractIdMax = 9007199254740991;



export const CancelContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const cancelContractHeaderIdempotencyKeyMin = 16;
export const cancelContractHeaderIdempotencyKeyMax = 64;


export const cancelContractHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CancelContractHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(cancelContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CancelContractBody = OrdinaryCancelationRequest

export const CancelContractResponse = CancelationReceipt

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Possible until the contract has ended; it then continues unchanged, and the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.notcanceled.
 * @summary Withdraw the cancelation of a contract
 */
export const withdrawContractCancelationPathContractIdMax = 9007199254740991;



export const WithdrawContractCancelationParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawContractCancelationPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const withdrawContractCancelationHeaderIdempotencyKeyMin = 16;
export const withdrawContractCancelationHeaderIdempotencyKeyMax = 64;


export const withdrawContractCancelationHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const WithdrawContractCancelationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawContractCancelationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(withdrawContractCancelationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(withdrawContractCancelationHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const WithdrawContractCancelationResponse = CancelationReceipt

/**
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Possible until the module has ended, if it was canceled separately; the member is notified by mail. Repeating the call without the same Idempotency-Key fails with contract.error.notcanceled.
 * @summary Withdraw the cancelation of a module
 */
export const withdrawModuleContractCancelationPathContractIdMax = 9007199254740991;



export const WithdrawModuleContractCancelationParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawModuleContractCancelationPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the module contract; the name comes from the backend.'))
})

export const withdrawModuleContractCancelationHeaderIdempotencyKeyMin = 16;
export const withdrawModuleContractCancelationHeaderIdempotencyKeyMax = 64;


export const withdrawModuleContractCancelationHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const WithdrawModuleContractCancelationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawModuleContractCancelationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(withdrawModuleContractCancelationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(withdrawModuleContractCancelationHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const WithdrawModuleContractCancelationResponse = CancelationReceipt

/**
 * Public; a session has no effect. The response does not reveal whether the person or contract exists, and a mail confirms the declaration. An ordinary cancelation that matches exactly one contract is executed after the response; any other is handled by the studio.
 * @summary Cancel a contract without logging in
 */
export const createPublicCancelationHeaderIdempotencyKeyMin = 16;
export const createPublicCancelationHeaderIdempotencyKeyMax = 64;


export const createPublicCancelationHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicCancelationHeaderXBotProtectionTokenMin = 16;
export const createPublicCancelationHeaderXBotProtectionTokenMax = 4096;


export const createPublicCancelationHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicCancelationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCancelationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCancelationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicCancelationHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCancelationHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCancelationHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicCancelationHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicCancelationBody = PublicCancelationRequest

export const CreatePublicCancelationResponse = DeclarationReceipt

/**
 * Public; a session has no effect. The response does not reveal whether the person or contract exists, and a mail confirms the declaration. The studio executes the withdrawal.
 * @summary Withdraw from a contract without logging in
 */
export const createPublicWithdrawalHeaderIdempotencyKeyMin = 16;
export const createPublicWithdrawalHeaderIdempotencyKeyMax = 64;


export const createPublicWithdrawalHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicWithdrawalHeaderXBotProtectionTokenMin = 16;
export const createPublicWithdrawalHeaderXBotProtectionTokenMax = 4096;


export const createPublicWithdrawalHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicWithdrawalHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicWithdrawalHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicWithdrawalHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicWithdrawalHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicWithdrawalHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.'))
})

export const CreatePublicWithdrawalBody = PublicWithdrawalRequest

export const CreatePublicWithdrawalResponse = DeclarationReceipt
