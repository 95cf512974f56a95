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
     * Number of the configuration; some rules of the shell go by it.
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
     * The tenant of the brand, when it has just one.
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
  /** For whom the portal is made. */
  context: WhitelabelConfigContext;
  /** Which accounts may log in. */
  accountContext: WhitelabelConfigAccountContext;
  /**
     * Company that answers for the portal.
     * @minLength 1
     * @maxLength 200
     */
  legalEntity: string;
  /**
     * Its address.
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
  /** Whether the support link is hidden. */
  hideSupportUrl: boolean;
  /** Whether the studio home tab is hidden. */
  hideHomeTab: boolean;
  /**
     * Where memberships are cancelled instead of in the portal.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  customCancellationLink: string | null;
}
