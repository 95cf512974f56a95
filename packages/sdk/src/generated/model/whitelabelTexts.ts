/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WhitelabelTextsLegalDocumentsLinks } from './whitelabelTextsLegalDocumentsLinks.ts';

/**
 * Texts and links of a brand.
 */
export interface WhitelabelTexts {
  /**
     * Title of the portal.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  title: string | null;
  /**
     * Imprint as text.
     * @minLength 1
     * @maxLength 20000
     * @nullable
     */
  imprint: string | null;
  /**
     * Label of the contact link.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  contactLinkText: string | null;
  /**
     * Address of the contact link.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  contactLinkUrl: string | null;
  /**
     * Address of the imprint.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  imprintLinkUrl: string | null;
  /**
     * Legal documents of the brand.
     * @nullable
     */
  legalDocumentsLinks: WhitelabelTextsLegalDocumentsLinks;
}
