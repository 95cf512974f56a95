/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Availability of a studio's utilization.
 */
export interface UtilizationReveal {
  /** If false, only the limits are available. */
  revealed: boolean;
}
