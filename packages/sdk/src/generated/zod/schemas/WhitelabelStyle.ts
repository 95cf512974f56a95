/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const whitelabelStyleTitleMax = 80;

export const whitelabelStyleBackgroundColorMin = 7;
export const whitelabelStyleBackgroundColorMax = 7;


export const whitelabelStyleBackgroundColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleBackgroundColor2Min = 7;
export const whitelabelStyleBackgroundColor2Max = 7;


export const whitelabelStyleBackgroundColor2RegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleTextColorMin = 7;
export const whitelabelStyleTextColorMax = 7;


export const whitelabelStyleTextColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleHighlightColorMin = 7;
export const whitelabelStyleHighlightColorMax = 7;


export const whitelabelStyleHighlightColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleHighlightTextColorMin = 7;
export const whitelabelStyleHighlightTextColorMax = 7;


export const whitelabelStyleHighlightTextColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleErrorColorMin = 7;
export const whitelabelStyleErrorColorMax = 7;


export const whitelabelStyleErrorColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleTopbarColorMin = 7;
export const whitelabelStyleTopbarColorMax = 7;


export const whitelabelStyleTopbarColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleHeaderColorMin = 7;
export const whitelabelStyleHeaderColorMax = 7;


export const whitelabelStyleHeaderColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleFooterColorMin = 7;
export const whitelabelStyleFooterColorMax = 7;


export const whitelabelStyleFooterColorRegExp = /*#__PURE__*/ new RegExp('^#[0-9A-Fa-f]{6}$');
export const whitelabelStyleFaviconBaseUrlMax = 2000;

export const whitelabelStyleHeaderLogoUrlMax = 2000;



export const WhitelabelStyle = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleTitleMax))),
  "backgroundColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleBackgroundColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleBackgroundColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleBackgroundColorRegExp))),
  "backgroundColor2": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleBackgroundColor2Min)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleBackgroundColor2Max)).check(/*#__PURE__*/ zod.regex(whitelabelStyleBackgroundColor2RegExp))),
  "textColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleTextColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleTextColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleTextColorRegExp))),
  "highlightColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleHighlightColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleHighlightColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleHighlightColorRegExp))),
  "highlightTextColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleHighlightTextColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleHighlightTextColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleHighlightTextColorRegExp))),
  "errorColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleErrorColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleErrorColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleErrorColorRegExp))),
  "topbarColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleTopbarColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleTopbarColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleTopbarColorRegExp))),
  "headerColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleHeaderColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleHeaderColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleHeaderColorRegExp))),
  "footerColor": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(whitelabelStyleFooterColorMin)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleFooterColorMax)).check(/*#__PURE__*/ zod.regex(whitelabelStyleFooterColorRegExp))),
  "faviconBaseUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleFaviconBaseUrlMax))),
  "headerLogoUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(whitelabelStyleHeaderLogoUrlMax))),
  "headingFont": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['INTER', 'ARCHIVO', 'FRAUNCES'])),
  "cornerStyle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['SQUARE', 'SOFT', 'ROUND'])),
  "pictureStyle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['LINE', 'DUOTONE', 'CUTOUT'])),
  "heroLayout": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['SPLIT', 'FULL_BLEED', 'POSTER']))
});

export type WhitelabelStyle = zod.input<typeof WhitelabelStyle>;
export type WhitelabelStyleOutput = zod.output<typeof WhitelabelStyle>;
