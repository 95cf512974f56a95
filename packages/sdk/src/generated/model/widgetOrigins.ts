/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Websites that may show widgets of a studio.
 */
export interface WidgetOrigins {
  /**
     * In the order of the alphabet.
     * @maxItems 20
     * @items.minLength 8
     * @items.maxLength 200
     * @items.pattern ^https?://[^/]+$
     */
  origins: string[];
}
