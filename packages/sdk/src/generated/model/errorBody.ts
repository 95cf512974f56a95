/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ErrorItem } from './errorItem.ts';

/**
 * Body of every response with a status from 400: one error, or a list of errors.
 */
export type ErrorBody = ErrorItem | ErrorItem[];
