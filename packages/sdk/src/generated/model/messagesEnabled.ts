/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether a studio sends messages.
 */
export interface MessagesEnabled {
  /** Whether it does. */
  enabled: boolean;
}
