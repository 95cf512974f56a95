/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const DashboardLinkIcon = /*#__PURE__*/ zod.enum(['SHOP', 'NUTRITION', 'TRAINING_PLAN', 'COMMUNITY', 'SUPPORT', 'OTHER']);

export type DashboardLinkIcon = zod.input<typeof DashboardLinkIcon>;
export type DashboardLinkIconOutput = zod.output<typeof DashboardLinkIcon>;
