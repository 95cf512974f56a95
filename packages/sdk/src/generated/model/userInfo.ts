/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioConnect } from './studioConnect.ts';

/**
 * The account that is logged in.
 */
export interface UserInfo {
  /**
     * Identifies the account.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** Whether the e-mail address is verified. */
  verified: boolean;
  /** Whether there is any connection. */
  studioConnected: boolean;
  /**
     * Connections to studios.
     * @maxItems 100
     */
  studioConnects: StudioConnect[];
  /**
     * Main e-mail address.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
  /**
     * How the account is addressed.
     * @minLength 0
     * @maxLength 160
     */
  name: string;
  /**
     * Picture; a file named avatar_default.png counts as none.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  profilePictureUrl: string | null;
}
