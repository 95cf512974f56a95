/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { DashboardLinkIcon } from './DashboardLinkIcon.ts';

export const dashboardLinkIdMax = 9007199254740991;

export const dashboardLinkTitleMax = 80;

export const dashboardLinkDescriptionMax = 300;

export const dashboardLinkUrlMin = 9;
export const dashboardLinkUrlMax = 2000;


export const dashboardLinkUrlRegExp = /*#__PURE__*/ new RegExp('^https:/');


export const DashboardLink = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(dashboardLinkIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dashboardLinkTitleMax)),
  "description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dashboardLinkDescriptionMax))),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(dashboardLinkUrlMin)).check(/*#__PURE__*/ zod.maxLength(dashboardLinkUrlMax)).check(/*#__PURE__*/ zod.regex(dashboardLinkUrlRegExp)),
  "icon": DashboardLinkIcon
});

export type DashboardLink = zod.input<typeof DashboardLink>;
export type DashboardLinkOutput = zod.output<typeof DashboardLink>;
