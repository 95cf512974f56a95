/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { WhitelabelStyle } from './WhitelabelStyle.ts';

export const widgetStudioIdMax = 9007199254740991;

export const widgetStudioNameMax = 100;

export const widgetStudioZoneIdMax = 60;

export const widgetStudioCurrencyCodeMin = 3;
export const widgetStudioCurrencyCodeMax = 3;


export const widgetStudioCurrencyCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{3}$');
export const widgetStudioLocaleMin = 5;
export const widgetStudioLocaleMax = 5;


export const widgetStudioLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}_[A-Z]{2}$');


export const WidgetStudio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(widgetStudioIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(widgetStudioNameMax)),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(widgetStudioZoneIdMax)),
  "currencyCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(widgetStudioCurrencyCodeMin)).check(/*#__PURE__*/ zod.maxLength(widgetStudioCurrencyCodeMax)).check(/*#__PURE__*/ zod.regex(widgetStudioCurrencyCodeRegExp)),
  "locale": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(widgetStudioLocaleMin)).check(/*#__PURE__*/ zod.maxLength(widgetStudioLocaleMax)).check(/*#__PURE__*/ zod.regex(widgetStudioLocaleRegExp)),
  "style": WhitelabelStyle
});

export type WidgetStudio = zod.input<typeof WidgetStudio>;
export type WidgetStudioOutput = zod.output<typeof WidgetStudio>;
