/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MigrationCheckbox } from './migrationCheckbox.ts';

/**
 * Texts of one step, in the language of the account, or else of Accept-Language.
 */
export interface MigrationStep {
  /**
     * Heading.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Text, as markdown.
     * @minLength 1
     * @maxLength 4000
     */
  content: string;
  /**
     * Line above the heading.
     * @minLength 1
     * @maxLength 200
     */
  labelText: string;
  /**
     * Label of the button that accepts.
     * @minLength 1
     * @maxLength 80
     */
  confirmText: string;
  /**
     * Label of the button that declines.
     * @minLength 1
     * @maxLength 80
     */
  cancelText: string;
  checkbox: MigrationCheckbox;
}
