/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractSignatureType } from './contractSignatureType.ts';

/**
 * A signature.
 */
export interface ContractSignature {
  /** DRAWN has a drawing, TYPED a name. */
  type: ContractSignatureType;
  /**
     * The drawing, an SVG in base64; null for TYPED.
     * @minLength 26
     * @maxLength 100000
     * @nullable
     * @pattern ^data:image/svg\+xml;base64,[A-Za-z0-9+/]+={0,2}$
     */
  dataUrl: string | null;
  /**
     * The typed name; null for DRAWN.
     * @minLength 1
     * @maxLength 160
     * @nullable
     */
  name: string | null;
}
