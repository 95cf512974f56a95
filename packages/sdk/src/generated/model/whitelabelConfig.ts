/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WhitelabelConfigAccountContext } from './whitelabelConfigAccountContext.ts';
import type { WhitelabelConfigContext } from './whitelabelConfigContext.ts';
import type { WhitelabelStyle } from './whitelabelStyle.ts';
import type { WhitelabelTexts } from './whitelabelTexts.ts';

/**
 * The brand under which the portal appears.
 */
export interface WhitelabelConfig {
  /**
     * Number of the configuration, which some rules of the shell depend on.
     * @minimum 0
     * @maximum 10000
     */
  id: number;
  /**
     * Name of the brand.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Name of the platform behind the brand.
     * @minLength 1
     * @maxLength 120
     */
  platformName: string;
  /**
     * The tenant of the brand, if there is only one.
     * @minLength 1
     * @maxLength 63
     * @nullable
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenantName: string | null;
  /**
     * Short stable name of the brand.
     * @minLength 1
     * @maxLength 60
     */
  brandIdentifier: string;
  /** Audience of the portal. */
  context: WhitelabelConfigContext;
  /** Accounts that may log in. */
  accountContext: WhitelabelConfigAccountContext;
  /**
     * Company responsible for the portal.
     * @minLength 1
     * @maxLength 200
     */
  legalEntity: string;
  /**
     * Address of the company.
     * @minLength 1
     * @maxLength 400
     */
  legalEntityAddress: string;
  /**
     * Facility group of the brand.
     * @minLength 1
     * @maxLength 100
     */
  publicFacilityGroup: string;
  style: WhitelabelStyle;
  texts: WhitelabelTexts;
  /** True if the support link is hidden. */
  hideSupportUrl: boolean;
  /** True if the studio home tab is hidden. */
  hideHomeTab: boolean;
  /**
     * URL for cancelations outside of the portal, if any.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  customCancellationLink: string | null;
}
