/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TypedArg } from './typedArg.ts';

/**
 * One error. The backend decides which fields are present; clients read those they find (spec 2, section 8).
 */
export interface ErrorItem {
  /**
     * Text for logs; shown to the user only if the code has no translation.
     * @maxLength 2000
     */
  errorMessage?: string;
  /**
     * Kind of error, an arbitrary text: a code of the backend (`booking.error.slotfull`), of a service behind it (`invalid_grant`) or of a check (`INVALID_TAX_ID`). Key of the translation.
     * @maxLength 200
     */
  errorCode?: string;
  /**
     * Identifies the request in the logs of the backend.
     * @maxLength 200
     */
  traceId?: string;
  /**
     * Values for the text of the code, in order.
     * @maxItems 20
     */
  typedArgs?: TypedArg[];
}
