/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const MessagesEnabled = /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type MessagesEnabled = zod.input<typeof MessagesEnabled>;
export type MessagesEnabledOutput = zod.output<typeof MessagesEnabled>;
