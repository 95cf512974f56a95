/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const unreadMessagesCountMin = 0;
export const unreadMessagesCountMax = 100000;



export const UnreadMessages = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreadMessagesCountMin)).check(/*#__PURE__*/ zod.lte(unreadMessagesCountMax))
});

export type UnreadMessages = zod.input<typeof UnreadMessages>;
export type UnreadMessagesOutput = zod.output<typeof UnreadMessages>;
