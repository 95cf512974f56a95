/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { LegalInfoType } from './LegalInfoType.ts';

export const AcceptedConsentsMax = 5;



export const AcceptedConsents = /*#__PURE__*/ zod.array(LegalInfoType).check(/*#__PURE__*/ zod.maxLength(AcceptedConsentsMax));

export type AcceptedConsents = zod.input<typeof AcceptedConsents>;
export type AcceptedConsentsOutput = zod.output<typeof AcceptedConsents>;
