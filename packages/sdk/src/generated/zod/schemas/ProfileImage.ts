/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const profileImageProfilePictureUrlMax = 2000;



export const ProfileImage = /*#__PURE__*/ zod.object({
  "profilePictureUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileImageProfilePictureUrlMax))
});

export type ProfileImage = zod.input<typeof ProfileImage>;
export type ProfileImageOutput = zod.output<typeof ProfileImage>;
