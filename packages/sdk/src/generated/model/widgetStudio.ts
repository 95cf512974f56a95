/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WhitelabelStyle } from './whitelabelStyle.ts';

/**
 * What a website needs to know about a studio to show its widgets.
 */
export interface WidgetStudio {
  /**
     * Organization unit id.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Name of the studio.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * IANA time zone.
     * @minLength 1
     * @maxLength 60
     */
  zoneId: string;
  /**
     * ISO 4217 code.
     * @minLength 3
     * @maxLength 3
     * @pattern ^[A-Z]{3}$
     */
  currencyCode: string;
  /**
     * Language of the studio, the default for visitors without a choice.
     * @minLength 5
     * @maxLength 5
     * @pattern ^[a-z]{2}_[A-Z]{2}$
     */
  locale: string;
  style: WhitelabelStyle;
}
