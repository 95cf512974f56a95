/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ExternalStudio } from './externalStudio.ts';
import type { SelfServiceAction } from './selfServiceAction.ts';

/**
 * What a link lets a member do without an account.
 */
export interface SelfServiceConfiguration {
  studio: ExternalStudio;
  /**
     * Whose it is, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What is left to be done; what has been done is not here any more.
     * @minItems 1
     * @maxItems 10
     */
  actions: SelfServiceAction[];
  /**
     * Until when the link can be used.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
