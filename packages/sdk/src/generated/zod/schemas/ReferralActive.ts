/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ReferralProgram } from './ReferralProgram.ts';

export const ReferralActive = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.boolean(),
  "program": /*#__PURE__*/ zod.union([ReferralProgram,/*#__PURE__*/ zod.null()])
});

export type ReferralActive = zod.input<typeof ReferralActive>;
export type ReferralActiveOutput = zod.output<typeof ReferralActive>;
