/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CancelationType = /*#__PURE__*/ zod.enum(['ORDINARY', 'EXTRAORDINARY']);

export type CancelationType = zod.input<typeof CancelationType>;
export type CancelationTypeOutput = zod.output<typeof CancelationType>;
