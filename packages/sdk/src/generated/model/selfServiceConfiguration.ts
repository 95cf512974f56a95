/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ExternalStudio } from './externalStudio.ts';
import type { SelfServiceAction } from './selfServiceAction.ts';

/**
 * Actions of a self-service link.
 */
export interface SelfServiceConfiguration {
  studio: ExternalStudio;
  /**
     * Name of the member, masked after the first letter of each name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Remaining actions, without completed ones.
     * @minItems 1
     * @maxItems 10
     */
  actions: SelfServiceAction[];
  /**
     * End of validity of the link.
     * @minLength 20
     * @maxLength 35
     */
  tokenValidUntil: Date;
}
