/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const AccessRefusalConfiguration = /*#__PURE__*/ zod.object({
  "notificationEnabled": /*#__PURE__*/ zod.boolean(),
  "reasonShown": /*#__PURE__*/ zod.boolean()
});

export type AccessRefusalConfiguration = zod.input<typeof AccessRefusalConfiguration>;
export type AccessRefusalConfigurationOutput = zod.output<typeof AccessRefusalConfiguration>;
