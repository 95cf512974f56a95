/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { SelfServiceActionType } from './SelfServiceActionType.ts';

export const selfServiceActionTokenMin = 32;
export const selfServiceActionTokenMax = 64;


export const selfServiceActionTokenRegExp = /*#__PURE__*/ new RegExp('^(pmt|bal)_[A-Za-z0-9_-]{28,60}$');


export const SelfServiceAction = /*#__PURE__*/ zod.object({
  "type": SelfServiceActionType,
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(selfServiceActionTokenMin)).check(/*#__PURE__*/ zod.maxLength(selfServiceActionTokenMax)).check(/*#__PURE__*/ zod.regex(selfServiceActionTokenRegExp))
});

export type SelfServiceAction = zod.input<typeof SelfServiceAction>;
export type SelfServiceActionOutput = zod.output<typeof SelfServiceAction>;
