/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Compensation
} from '../schemas/Compensation.ts';

import {
  CreateCompensationProposalRequest
} from '../schemas/CreateCompensationProposalRequest.ts';

import {
  RewardChoice
} from '../schemas/RewardChoice.ts';


/**
 * For members of the tenant that X-Tenant names who have SELF_SERVICE_COMPENSATION. Of all their contracts, with how each stands today in the zone of its studio.
 * @summary What a studio gives for a time in which it could not be used
 */
export const ListCompensationsResponseItem = Compensation
export const ListCompensationsResponse = /*#__PURE__*/ zod.array(ListCompensationsResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * For members of the tenant that X-Tenant names who have SELF_SERVICE_COMPENSATION. Of one compensation, whatever its status.
 * @summary What can be chosen as compensation
 */
export const listCompensationPremiumsPathCompensationIdMax = 9007199254740991;



export const ListCompensationPremiumsParams = /*#__PURE__*/ zod.object({
  "compensationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCompensationPremiumsPathCompensationIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the compensation.'))
})

export const ListCompensationPremiumsResponseItem = RewardChoice
export const ListCompensationPremiumsResponse = /*#__PURE__*/ zod.array(ListCompensationPremiumsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names who have SELF_SERVICE_COMPENSATION. Where approvalRequired is false the reward is given at once; else it waits for the studio, and a message tells what it says.
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
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCompensationProposalHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCompensationProposalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCompensationProposalHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const CreateCompensationProposalBody = CreateCompensationProposalRequest

export const CreateCompensationProposalResponse = Compensation

/**
 * For members of the tenant that X-Tenant names who have SELF_SERVICE_COMPENSATION. It cannot be taken back. A proposal that waits for the studio is withdrawn. A repetition changes nothing.
 * @summary Do without a compensation
 */
export const waiveCompensationPathCompensationIdMax = 9007199254740991;



export const WaiveCompensationParams = /*#__PURE__*/ zod.object({
  "compensationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(waiveCompensationPathCompensationIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the compensation.'))
})

export const WaiveCompensationResponse = Compensation
