/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { SelfServiceActionType } from './SelfServiceActionType.ts';

export const selfServiceActionTokenMax = 1024;



export const SelfServiceAction = /*#__PURE__*/ zod.object({
  "type": SelfServiceActionType,
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(selfServiceActionTokenMax))
});

export type SelfServiceAction = zod.input<typeof SelfServiceAction>;
export type SelfServiceActionOutput = zod.output<typeof SelfServiceAction>;
