/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  LoyaltyActivity
} from './schemas/LoyaltyActivity.ts';

import {
  LoyaltyCustomerState
} from './schemas/LoyaltyCustomerState.ts';

import {
  LoyaltyLandingPage
} from './schemas/LoyaltyLandingPage.ts';

import {
  LoyaltyLevel
} from './schemas/LoyaltyLevel.ts';

import {
  LoyaltyOverview
} from './schemas/LoyaltyOverview.ts';

import {
  LoyaltyPointPage
} from './schemas/LoyaltyPointPage.ts';

import {
  LoyaltyPremium
} from './schemas/LoyaltyPremium.ts';

import {
  LoyaltyPremiumInfo
} from './schemas/LoyaltyPremiumInfo.ts';

import {
  LoyaltyRedemption
} from './schemas/LoyaltyRedemption.ts';

import {
  LoyaltyTeaser
} from './schemas/LoyaltyTeaser.ts';

import {
  LoyaltyWidget
} from './schemas/LoyaltyWidget.ts';

import {
  RedeemLoyaltyPremiumRequest
} from './schemas/RedeemLoyaltyPremiumRequest.ts';



/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 * @summary Activities that earn points
 */
export const ListLoyaltyActivitiesResponseItem = LoyaltyActivity
export const ListLoyaltyActivitiesResponse = /*#__PURE__*/ zod.array(ListLoyaltyActivitiesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Portals show a teaser until the state is REGISTERED, and the widget from then on. The title is the name of the program.
 * @summary Registration state of a member
 */
export const GetLoyaltyCustomerStateResponse = LoyaltyCustomerState

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Texts of the studio, for members before and after joining.
 * @summary Landing page of the program
 */
export const GetLoyaltyLandingPageResponse = LoyaltyLandingPage

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Includes the member's progress. All points ever collected count, so levels are not lost by redemptions or expiry.
 * @summary The levels of the program
 */
export const ListLoyaltyLevelsResponseItem = LoyaltyLevel
export const ListLoyaltyLevelsResponse = /*#__PURE__*/ zod.array(ListLoyaltyLevelsResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Redemptions spend the points that expire first.
 * @summary Points, level and expirations
 */
export const GetLoyaltyOverviewResponse = LoyaltyOverview

/**
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM; the sum of all entries is the balance. Pages start at 0 and have 20 entries by default.
 * @summary History of points
 */
export const listLoyaltyPointsQueryPageDefault = 0;
export const listLoyaltyPointsQueryPageMin = 0;
export const listLoyaltyPointsQueryPageMax = 10000;

export const listLoyaltyPointsQuerySizeDefault = 20;
export const listLoyaltyPointsQuerySizeMax = 100;



export const ListLoyaltyPointsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLoyaltyPointsQueryPageMin)).check(/*#__PURE__*/ zod.lte(listLoyaltyPointsQueryPageMax)), listLoyaltyPointsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoyaltyPointsQuerySizeMax)), listLoyaltyPointsQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries per page.'))
})

export const ListLoyaltyPointsResponse = LoyaltyPointPage

/**
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, with the state of each reward. Rewards that are no longer available are listed as long as the studio shows them.
 * @summary The rewards of the program
 */
export const ListLoyaltyPremiumsResponseItem = LoyaltyPremium
export const ListLoyaltyPremiumsResponse = /*#__PURE__*/ zod.array(ListLoyaltyPremiumsResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Intended for members who are NOT_REGISTERED or IN_REGISTRATION, but available to all.
 * @summary Teaser of the program
 */
export const GetLoyaltyTeaserResponse = LoyaltyTeaser

/**
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM.
 * @summary Summary of the program
 */
export const GetLoyaltyWidgetResponse = LoyaltyWidget

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. If the studio confirms registrations, the member is IN_REGISTRATION until then and is notified by a message. Repeating the call has no effect and returns the current state.
 * @summary Join the program
 */
export const RegisterForLoyaltyProgramResponse = LoyaltyCustomerState

/**
 * For registered members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Nothing is redeemed or reserved.
 * @summary Preview the redemption of a reward
 */
export const getLoyaltyPremiumInfoPathAssignmentIdMax = 9007199254740991;



export const GetLoyaltyPremiumInfoParams = /*#__PURE__*/ zod.object({
  "assignmentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLoyaltyPremiumInfoPathAssignmentIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the reward in the loyalty program.'))
})

export const GetLoyaltyPremiumInfoResponse = LoyaltyPremiumInfo

/**
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM. Spends the points and grants the reward, both or neither: credit is available at once, a free period reduces charges. Each reward can be redeemed once.
 * @summary Redeem a reward
 */
export const redeemLoyaltyPremiumHeaderIdempotencyKeyMin = 16;
export const redeemLoyaltyPremiumHeaderIdempotencyKeyMax = 64;


export const redeemLoyaltyPremiumHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]+$');


export const RedeemLoyaltyPremiumHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(redeemLoyaltyPremiumHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(redeemLoyaltyPremiumHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(redeemLoyaltyPremiumHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.'))
})

export const RedeemLoyaltyPremiumBody = RedeemLoyaltyPremiumRequest

export const RedeemLoyaltyPremiumResponse = LoyaltyRedemption
