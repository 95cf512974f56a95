/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MenuPermission } from './menuPermission.ts';

/**
 * An entry of the menu of a studio.
 */
export interface MenuEntry {
  permission: MenuPermission;
  /**
     * Position in the menu, from 1.
     * @minimum 1
     * @maximum 100
     */
  position: number;
}
