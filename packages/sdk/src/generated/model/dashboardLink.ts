/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DashboardLinkIcon } from './dashboardLinkIcon.ts';

/**
 * A link from a studio to its members.
 */
export interface DashboardLink {
  /**
     * Identifies the link.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Title of the target.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * Description of the target as plain text, if any.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  description: string | null;
  /**
     * URL, always https.
     * @minLength 9
     * @maxLength 2000
     * @pattern ^https://
     */
  url: string;
  icon: DashboardLinkIcon;
}
