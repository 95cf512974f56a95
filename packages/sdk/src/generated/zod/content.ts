/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Article
} from './schemas/Article.ts';

import {
  Video
} from './schemas/Video.ts';



/**
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 * @summary Articles for members
 */
export const listArticlesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListArticlesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listArticlesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.'))
})

export const ListArticlesResponseItem = Article
export const ListArticlesResponse = /*#__PURE__*/ zod.array(ListArticlesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 * @summary Videos for members
 */
export const listVideosQueryOrganizationUnitIdMax = 9007199254740991;



export const ListVideosQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVideosQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.'))
})

export const ListVideosResponseItem = Video
export const ListVideosResponse = /*#__PURE__*/ zod.array(ListVideosResponseItem).check(/*#__PURE__*/ zod.maxLength(50))
