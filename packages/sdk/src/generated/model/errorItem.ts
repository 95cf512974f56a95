/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TypedArg } from './typedArg.ts';

/**
 * One fault. Which of its fields are there is up to the backend; a client reads what it finds (specification 2, section 8).
 */
export interface ErrorItem {
  /**
     * Text for the log; shown to the reader only when the code has no translation.
     * @maxLength 2000
     */
  errorMessage?: string;
  /**
     * What kind of fault, as any text: a code of the backend (`booking.error.slotfull`), of a service behind it (`invalid_grant`) or of a check (`INVALID_TAX_ID`). The key of its translation.
     * @maxLength 200
     */
  errorCode?: string;
  /**
     * Names the request in the logs of the backend.
     * @maxLength 200
     */
  traceId?: string;
  /**
     * Values for the text of the code, in their order there.
     * @maxItems 20
     */
  typedArgs?: TypedArg[];
}
