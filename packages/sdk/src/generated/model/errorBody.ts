/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ErrorItem } from './errorItem.ts';

/**
 * What every answer from status 400 carries: one fault, or a list of them.
 */
export type ErrorBody = ErrorItem | ErrorItem[];
