/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MessageType } from './messageType.ts';

/**
 * A message from a studio to a member.
 */
export interface Message {
  /**
     * Identifies the message.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  type: MessageType;
  /**
     * The studio that sent it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * Subject as plain text.
     * @minLength 1
     * @maxLength 200
     */
  subject: string;
  /**
     * Text as Markdown without HTML. Links are paths of the portal, which start with a slash, or https URLs.
     * @minLength 1
     * @maxLength 5000
     */
  text: string;
  /**
     * Time of sending, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  sendDateTime: Date;
  /**
     * Time of reading, with the offset of the studio; null if unread.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  readDateTime: Date | null;
}
