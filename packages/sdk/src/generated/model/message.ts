/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MessageType } from './messageType.ts';

/**
 * Something that a studio tells a member.
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
     * The studio that has sent it.
     * @minimum 1
     * @maximum 9007199254740991
     */
  organizationUnitId: number;
  /**
     * What it is about, as plain text.
     * @minLength 1
     * @maxLength 200
     */
  subject: string;
  /**
     * What it says, as Markdown without HTML. Links are those of pages of the portal, which begin with a slash, or of https.
     * @minLength 1
     * @maxLength 5000
     */
  text: string;
  /**
     * When it was sent, with the offset of the studio.
     * @minLength 20
     * @maxLength 35
     */
  sendDateTime: Date;
  /**
     * When the member has read it, with the offset of the studio; null while it is unread.
     * @minLength 20
     * @maxLength 35
     * @nullable
     */
  readDateTime: Date | null;
}
