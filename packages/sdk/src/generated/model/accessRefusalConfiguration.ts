/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Configuration of a studio chain for refused entries.
 */
export interface AccessRefusalConfiguration {
  /** True if the portal notifies the member. */
  notificationEnabled: boolean;
  /** True if the portal also shows the reason. */
  reasonShown: boolean;
}
