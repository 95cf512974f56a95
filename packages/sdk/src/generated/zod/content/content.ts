/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Article
} from '../schemas/Article.ts';

import {
  Video
} from '../schemas/Video.ts';


/**
 * For members of the tenant that X-Tenant names. What the studio, or its chain for all studios, has written. In the language of the reader where there is one, else in that of the studio.
 * @summary Articles for members
 */
export const listArticlesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListArticlesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listArticlesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.'))
})

export const ListArticlesResponseItem = Article
export const ListArticlesResponse = /*#__PURE__*/ zod.array(ListArticlesResponseItem).check(/*#__PURE__*/ zod.maxLength(50))

/**
 * For members of the tenant that X-Tenant names. What the studio, or its chain for all studios, has to show, each with captions. In the language of the reader where there is one, else in that of the studio.
 * @summary Videos for members
 */
export const listVideosQueryOrganizationUnitIdMax = 9007199254740991;



export const ListVideosQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVideosQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.'))
})

export const ListVideosResponseItem = Video
export const ListVideosResponse = /*#__PURE__*/ zod.array(ListVideosResponseItem).check(/*#__PURE__*/ zod.maxLength(50))
