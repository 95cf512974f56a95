/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CancelationReason
} from '../schemas/CancelationReason.ts';

import {
  CancelationReceipt
} from '../schemas/CancelationReceipt.ts';

import {
  ContractCancelationDates
} from '../schemas/ContractCancelationDates.ts';

import {
  ContractConfiguration
} from '../schemas/ContractConfiguration.ts';

import {
  ContractDownloadUrl
} from '../schemas/ContractDownloadUrl.ts';

import {
  DeclarationReceipt
} from '../schemas/DeclarationReceipt.ts';

import {
  MemberContract
} from '../schemas/MemberContract.ts';

import {
  OrdinaryCancelationRequest
} from '../schemas/OrdinaryCancelationRequest.ts';

import {
  PendingCancelation
} from '../schemas/PendingCancelation.ts';

import {
  PublicCancelationRequest
} from '../schemas/PublicCancelationRequest.ts';

import {
  PublicWithdrawalRequest
} from '../schemas/PublicWithdrawalRequest.ts';


/**
 * For members of the tenant that X-Tenant names. ACTIVE needs the permission CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS, INACTIVE CUSTOMER_CENTER_CONTRACT_SHOW_INACTIVE_CONTRACTS. Each has what would come of a cancelation today.
 * @summary Contracts of the member
 */
export const ListContractsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.enum(['ACTIVE', 'INACTIVE']).check(/*#__PURE__*/ zod.describe('Which contracts.'))
})

export const ListContractsResponseItem = MemberContract
export const ListContractsResponse = /*#__PURE__*/ zod.array(ListContractsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of several that are not over, the one that runs and began first.
 * @summary The contract that counts today
 */
export const GetMainContractResponse = MemberContract

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. Of contracts and of modules by themselves; a module that ends with its contract is not named again.
 * @summary Cancelations whose end has not come yet
 */
export const ListPendingCancelationsResponseItem = PendingCancelation
export const ListPendingCancelationsResponse = /*#__PURE__*/ zod.array(ListPendingCancelationsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For members of the tenant that X-Tenant names. As the home studio of the member has it; what a single contract allows stands at the contract.
 * @summary What can be done with contracts online
 */
export const GetContractConfigurationResponse = ContractConfiguration

/**
 * For members of the tenant that X-Tenant names. In the words of the studio chain; nobody has to give one.
 * @summary Reasons to cancel a contract
 */
export const ListContractCancelationReasonsResponseItem = CancelationReason
export const ListContractCancelationReasonsResponse = /*#__PURE__*/ zod.array(ListContractCancelationReasonsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names. In the language that the reader asks for; needs the permission to see the contract. The receipt is there once it is canceled.
 * @summary A contract as a PDF
 */
export const getContractDocumentPathContractIdMax = 9007199254740991;



export const GetContractDocumentParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractDocumentPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractDocumentQueryParams = /*#__PURE__*/ zod.object({
  "document": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CONTRACT', 'CANCELATION_RECEIPT'])).check(/*#__PURE__*/ zod.describe('Which document; the contract when left out.'))
})

export const GetContractDocumentResponse = /*#__PURE__*/ zod.unknown()

/**
 * For members of the tenant that X-Tenant names. For apps that open files by their address. Needs the permission to see the contract; the address works without a session until it expires.
 * @summary An address under which a contract can be downloaded
 */
export const getContractDownloadUrlPathContractIdMax = 9007199254740991;



export const GetContractDownloadUrlParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractDownloadUrlPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractDownloadUrlQueryParams = /*#__PURE__*/ zod.object({
  "document": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['CONTRACT', 'CANCELATION_RECEIPT'])).check(/*#__PURE__*/ zod.describe('Which document; the contract when left out.'))
})

export const GetContractDownloadUrlResponse = ContractDownloadUrl

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. For a cancelation of today; the same rule cancels and charges.
 * @summary When a contract can end, and what is charged until then
 */
export const getContractCancelationDatesPathContractIdMax = 9007199254740991;



export const GetContractCancelationDatesParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getContractCancelationDatesPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the contract.'))
})

export const GetContractCancelationDatesResponse = ContractCancelationDates

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. It ends with its modules on the day that getContractCancelationDates has said, and a mail says so. A repetition without the same Idempotency-Key is refused with contract.error.alreadycanceled.
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
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cancelContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(cancelContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CancelContractBody = OrdinaryCancelationRequest

export const CancelContractResponse = CancelationReceipt

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. As long as the contract is not over; it then goes on as if nothing had been declared, and a mail says so. A repetition without the same Idempotency-Key is refused with contract.error.notcanceled.
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
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawContractCancelationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(withdrawContractCancelationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(withdrawContractCancelationHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const WithdrawContractCancelationResponse = CancelationReceipt

/**
 * For members of the tenant that X-Tenant names. Needs CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS. As long as the module is not over, and it was canceled by itself; a mail says so. A repetition without the same Idempotency-Key is refused with contract.error.notcanceled.
 * @summary Withdraw the cancelation of a module
 */
export const withdrawModuleContractCancelationPathContractIdMax = 9007199254740991;



export const WithdrawModuleContractCancelationParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawModuleContractCancelationPathContractIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the module contract; the backend calls it so.'))
})

export const withdrawModuleContractCancelationHeaderIdempotencyKeyMin = 16;
export const withdrawModuleContractCancelationHeaderIdempotencyKeyMax = 64;


export const withdrawModuleContractCancelationHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const WithdrawModuleContractCancelationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawModuleContractCancelationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(withdrawModuleContractCancelationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(withdrawModuleContractCancelationHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const WithdrawModuleContractCancelationResponse = CancelationReceipt

/**
 * For anybody; a session changes nothing. The answer is the same whether or not there is such a person or contract, and a mail repeats what was sent. An ordinary cancelation that fits exactly one contract is carried out after the answer; any other waits for the studio.
 * @summary Cancel a contract without logging in
 */
export const createPublicCancelationHeaderIdempotencyKeyMin = 16;
export const createPublicCancelationHeaderIdempotencyKeyMax = 64;


export const createPublicCancelationHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicCancelationHeaderXBotProtectionTokenMin = 16;
export const createPublicCancelationHeaderXBotProtectionTokenMax = 4096;


export const createPublicCancelationHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicCancelationHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCancelationHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCancelationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicCancelationHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicCancelationHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicCancelationHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicCancelationHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicCancelationBody = PublicCancelationRequest

export const CreatePublicCancelationResponse = DeclarationReceipt

/**
 * For anybody; a session changes nothing. The answer is the same whether or not there is such a person or contract, and a mail repeats what was sent. The studio carries it out.
 * @summary Withdraw from a contract without logging in
 */
export const createPublicWithdrawalHeaderIdempotencyKeyMin = 16;
export const createPublicWithdrawalHeaderIdempotencyKeyMax = 64;


export const createPublicWithdrawalHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');
export const createPublicWithdrawalHeaderXBotProtectionTokenMin = 16;
export const createPublicWithdrawalHeaderXBotProtectionTokenMax = 4096;


export const createPublicWithdrawalHeaderXBotProtectionTokenRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_.-]+$');


export const CreatePublicWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicWithdrawalHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPublicWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPublicWithdrawalHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.')),
  "X-Bot-Protection-Token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicWithdrawalHeaderXBotProtectionTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicWithdrawalHeaderXBotProtectionTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicWithdrawalHeaderXBotProtectionTokenRegExp))).check(/*#__PURE__*/ zod.describe('What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.'))
})

export const CreatePublicWithdrawalBody = PublicWithdrawalRequest

export const CreatePublicWithdrawalResponse = DeclarationReceipt
