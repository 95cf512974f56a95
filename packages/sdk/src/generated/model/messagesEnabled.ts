/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Availability of messages from a studio.
 */
export interface MessagesEnabled {
  /** Whether messages are enabled. */
  enabled: boolean;
}
