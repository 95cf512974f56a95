/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { MenuPermission } from './MenuPermission.ts';

export const menuEntryPositionMax = 100;



export const MenuEntry = /*#__PURE__*/ zod.object({
  "permission": MenuPermission,
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(menuEntryPositionMax))
});

export type MenuEntry = zod.input<typeof MenuEntry>;
export type MenuEntryOutput = zod.output<typeof MenuEntry>;
