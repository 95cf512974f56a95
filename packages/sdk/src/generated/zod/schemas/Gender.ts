/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const Gender = /*#__PURE__*/ zod.enum(['FEMALE', 'MALE', 'DIVERSE']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;
