/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  LoyaltyActivity
} from '../schemas/LoyaltyActivity.ts';

import {
  LoyaltyCustomerState
} from '../schemas/LoyaltyCustomerState.ts';

import {
  LoyaltyLandingPage
} from '../schemas/LoyaltyLandingPage.ts';

import {
  LoyaltyLevel
} from '../schemas/LoyaltyLevel.ts';

import {
  LoyaltyOverview
} from '../schemas/LoyaltyOverview.ts';

import {
  LoyaltyPointPage
} from '../schemas/LoyaltyPointPage.ts';

import {
  LoyaltyPremium
} from '../schemas/LoyaltyPremium.ts';

import {
  LoyaltyPremiumInfo
} from '../schemas/LoyaltyPremiumInfo.ts';

import {
  LoyaltyRedemption
} from '../schemas/LoyaltyRedemption.ts';

import {
  LoyaltyTeaser
} from '../schemas/LoyaltyTeaser.ts';

import {
  LoyaltyWidget
} from '../schemas/LoyaltyWidget.ts';

import {
  RedeemLoyaltyPremiumRequest
} from '../schemas/RedeemLoyaltyPremiumRequest.ts';


/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Of the program of the tenant, whether or not the member takes part.
 * @summary What earns points
 */
export const ListLoyaltyActivitiesResponseItem = LoyaltyActivity
export const ListLoyaltyActivitiesResponse = /*#__PURE__*/ zod.array(ListLoyaltyActivitiesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. A portal shows a teaser until the state is REGISTERED, and the widget from then on. The title is what the program is called wherever it is shown.
 * @summary Whether a member takes part
 */
export const GetLoyaltyCustomerStateResponse = LoyaltyCustomerState

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. In the words of the studio, for somebody who thinks of joining and for somebody who has.
 * @summary What the program is
 */
export const GetLoyaltyLandingPageResponse = LoyaltyLandingPage

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. With how far the member is. What counts is what was ever collected, so no level is lost by redeeming or expiry.
 * @summary The levels of the program
 */
export const ListLoyaltyLevelsResponseItem = LoyaltyLevel
export const ListLoyaltyLevelsResponse = /*#__PURE__*/ zod.array(ListLoyaltyLevelsResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Of somebody who takes part. Redeeming spends first what expires first.
 * @summary Points, level and what will expire
 */
export const GetLoyaltyOverviewResponse = LoyaltyOverview

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Of somebody who takes part; the sum of all of them is the balance. Pages count from 0 and hold 20 unless size says otherwise.
 * @summary Movements of points
 */
export const listLoyaltyPointsQueryPageDefault = 0;
export const listLoyaltyPointsQueryPageMin = 0;
export const listLoyaltyPointsQueryPageMax = 10000;

export const listLoyaltyPointsQuerySizeDefault = 20;
export const listLoyaltyPointsQuerySizeMax = 100;



export const ListLoyaltyPointsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoyaltyPointsQueryPageMin)).check(/*#__PURE__*/ zod.lte(listLoyaltyPointsQueryPageMax)), listLoyaltyPointsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoyaltyPointsQuerySizeMax)), listLoyaltyPointsQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries a page.'))
})

export const ListLoyaltyPointsResponse = LoyaltyPointPage

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Of somebody who takes part, each with whether it can be redeemed now. What is gone is listed for as long as the studio shows it.
 * @summary The rewards of the program
 */
export const ListLoyaltyPremiumsResponseItem = LoyaltyPremium
export const ListLoyaltyPremiumsResponse = /*#__PURE__*/ zod.array(ListLoyaltyPremiumsResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. For somebody who is NOT_REGISTERED or IN_REGISTRATION; it is answered to anybody else, too.
 * @summary What invites to the program
 */
export const GetLoyaltyTeaserResponse = LoyaltyTeaser

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Of somebody who takes part.
 * @summary The program in a few words
 */
export const GetLoyaltyWidgetResponse = LoyaltyWidget

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Where the studio confirms who joins, the member is IN_REGISTRATION until then, and a message tells. A repetition changes nothing and answers the present state.
 * @summary Join the program
 */
export const RegisterForLoyaltyProgramResponse = LoyaltyCustomerState

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. Of somebody who takes part. Nothing is redeemed or reserved.
 * @summary What redeeming a reward comes to
 */
export const getLoyaltyPremiumInfoPathAssignmentIdMax = 9007199254740991;



export const GetLoyaltyPremiumInfoParams = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLoyaltyPremiumInfoPathAssignmentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the reward in the loyalty program.'))
})

export const GetLoyaltyPremiumInfoResponse = LoyaltyPremiumInfo

/**
 * For members of the tenant that X-Tenant names who have CUSTOMER_CENTER_LOYALTY_PROGRAM. It spends the points and gives what the reward says, both or neither: credit is there at once, a free period is taken off what is charged. Each reward can be redeemed once.
 * @summary Redeem a reward
 */
export const redeemLoyaltyPremiumHeaderIdempotencyKeyMin = 16;
export const redeemLoyaltyPremiumHeaderIdempotencyKeyMax = 64;


export const redeemLoyaltyPremiumHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const RedeemLoyaltyPremiumHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemLoyaltyPremiumHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(redeemLoyaltyPremiumHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(redeemLoyaltyPremiumHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.'))
})

export const RedeemLoyaltyPremiumBody = RedeemLoyaltyPremiumRequest

export const RedeemLoyaltyPremiumResponse = LoyaltyRedemption
