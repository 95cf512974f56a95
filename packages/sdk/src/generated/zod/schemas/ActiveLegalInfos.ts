/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LegalInfo } from './LegalInfo.ts';

export const activeLegalInfosActiveLegalInfosMax = 5;



export const ActiveLegalInfos = /*#__PURE__*/ zod.object({
  "activeLegalInfos": /*#__PURE__*/ zod.array(LegalInfo).check(/*#__PURE__*/ zod.maxLength(activeLegalInfosActiveLegalInfosMax))
});

export type ActiveLegalInfos = zod.input<typeof ActiveLegalInfos>;
export type ActiveLegalInfosOutput = zod.output<typeof ActiveLegalInfos>;
