/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether a studio shows how busy it is.
 */
export interface UtilizationReveal {
  /** When false, only the limits are answered. */
  revealed: boolean;
}
