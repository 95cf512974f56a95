/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * Which boxes of legalConsents are ticked; the mandatory ones must be.
 * @maxItems 5
 */
export type AcceptedConsents = LegalInfoType[];
