/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const UtilizationLevel = /*#__PURE__*/ zod.enum(['LOW', 'MEDIUM', 'HIGH']);

export type UtilizationLevel = zod.input<typeof UtilizationLevel>;
export type UtilizationLevelOutput = zod.output<typeof UtilizationLevel>;
