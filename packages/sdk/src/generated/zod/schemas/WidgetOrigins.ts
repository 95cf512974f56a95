/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const widgetOriginsOriginsItemMin = 8;
export const widgetOriginsOriginsItemMax = 200;


export const widgetOriginsOriginsItemRegExp = /*#__PURE__*/ new RegExp('^https?://[^/]+$');
export const widgetOriginsOriginsMax = 20;



export const WidgetOrigins = /*#__PURE__*/ zod.object({
  "origins": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(widgetOriginsOriginsItemMin)).check(/*#__PURE__*/ zod.maxLength(widgetOriginsOriginsItemMax)).check(/*#__PURE__*/ zod.regex(widgetOriginsOriginsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(widgetOriginsOriginsMax))
});

export type WidgetOrigins = zod.input<typeof WidgetOrigins>;
export type WidgetOriginsOutput = zod.output<typeof WidgetOrigins>;
