/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a studio chain tells members who are not let in.
 */
export interface AccessRefusalConfiguration {
  /** Whether the portal tells the member. */
  notificationEnabled: boolean;
  /** Whether it says the reason too. */
  reasonShown: boolean;
}
