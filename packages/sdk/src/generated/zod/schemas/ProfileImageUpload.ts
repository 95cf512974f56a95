/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ProfileImageUpload = /*#__PURE__*/ zod.object({
  "image": /*#__PURE__*/ zod.instanceof(Blob)
});

export type ProfileImageUpload = zod.input<typeof ProfileImageUpload>;
export type ProfileImageUploadOutput = zod.output<typeof ProfileImageUpload>;
