/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { Message } from './message.ts';

/**
 * A page of messages.
 */
export interface MessagePage {
  /**
     * By sendDateTime, newest first. At most 100.
     * @maxItems 100
     */
  content: Message[];
  /**
     * Number of this page, from 0.
     * @minimum 0
     * @maximum 10000
     */
  page: number;
  /**
     * Entries per page.
     * @minimum 1
     * @maximum 100
     */
  size: number;
  /** True if another page follows. */
  hasNext: boolean;
}
