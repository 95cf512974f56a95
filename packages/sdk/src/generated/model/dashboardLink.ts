/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { DashboardLinkIcon } from './dashboardLinkIcon.ts';

/**
 * Where else a studio leads its members.
 */
export interface DashboardLink {
  /**
     * Identifies the link.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * What it leads to.
     * @minLength 1
     * @maxLength 80
     */
  title: string;
  /**
     * What is there; plain text, null without any.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  description: string | null;
  /**
     * Where it leads, always over https.
     * @minLength 9
     * @maxLength 2000
     * @pattern ^https://
     */
  url: string;
  icon: DashboardLinkIcon;
}
