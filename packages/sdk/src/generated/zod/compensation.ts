/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Compensation
} from './schemas/Compensation.ts';

import {
  CreateCompensationProposalRequest
} from './schemas/CreateCompensationProposalRequest.ts';

import {
  RewardChoice
} from './schemas/RewardChoice.ts';



/**
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 * @summary Compensations for times when the studio could not be used
 */
export const ListCompensationsResponseItem = Compensation
export const ListCompensationsResponse = /*#__PURE__*/ zod.array(ListCompensationsResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 * @summary Rewards to choose from as compensation
 */
export const listCompensationPremiumsPathCompensationIdMax = 9007199254740991;



export const ListCompensationPremiumsParams = /*#__PURE__*/ zod.object({
  "compensationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCompensationPremiumsPathCompensationIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the compensation.'))
})

export const ListCompensationPremiumsResponseItem = RewardChoice
export const ListCompensationPremiumsResponse = /*#__PURE__*/ zod.array(ListCompensationPremiumsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. If approvalRequired is false, the reward is granted at once; otherwise it waits for the studio, which answers with a message.
 * @summary Choose a compensation
 */
export const createCompensationProposalPathCompensationIdMax = 9007199254740991;



export const CreateCompensationProposalParams = /*#__PURE__*/ zod.object({
  "compensationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCompensationProposalPathCompensationIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the compensation.'))
})

export const createCompensationProposalHeaderIdempotencyKeyMin = 16;
export const createCompensationProposalHeaderIdempotencyKeyMax = 64;


export const createCompensationProposalHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const CreateCompensationProposalHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCompensationProposalHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCompensationProposalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCompensationProposalHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const CreateCompensationProposalBody = CreateCompensationProposalRequest

export const CreateCompensationProposalResponse = Compensation

/**
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. This cannot be undone. A proposal waiting for the studio is withdrawn. Repeating the call has no effect.
 * @summary Waive a compensation
 */
export const waiveCompensationPathCompensationIdMax = 9007199254740991;



export const WaiveCompensationParams = /*#__PURE__*/ zod.object({
  "compensationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(waiveCompensationPathCompensationIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the compensation.'))
})

export const WaiveCompensationResponse = Compensation
