/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { EmailAddress } from './emailAddress.ts';
import type { StudioConnect } from './studioConnect.ts';

/**
 * Account of the current user.
 */
export interface UserInfo {
  /**
     * Identifies the account.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** True if the email address is verified. */
  verified: boolean;
  /** True if there is any connection. */
  studioConnected: boolean;
  /**
     * Connections to studios.
     * @maxItems 100
     */
  studioConnects: StudioConnect[];
  /** Main email address. */
  email: EmailAddress;
  /**
     * Form of address for the account.
     * @minLength 0
     * @maxLength 160
     */
  name: string;
  /**
     * URL of the picture; a file named avatar_default.png means no picture.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  profilePictureUrl: string | null;
}
