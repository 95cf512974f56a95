/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { LegalInfoType } from './legalInfoType.ts';

/**
 * Accepted boxes of listLegalConsents; mandatory ones are required.
 * @maxItems 5
 */
export type AcceptedConsents = LegalInfoType[];
