/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';
import { StudioConnect } from './StudioConnect.ts';

export const userInfoIdMax = 9007199254740991;

export const userInfoStudioConnectsMax = 100;

export const userInfoNameMin = 0;
export const userInfoNameMax = 160;

export const userInfoProfilePictureUrlMax = 2000;



export const UserInfo = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(userInfoIdMax)),
  "verified": /*#__PURE__*/ zod.boolean(),
  "studioConnected": /*#__PURE__*/ zod.boolean(),
  "studioConnects": /*#__PURE__*/ zod.array(StudioConnect).check(/*#__PURE__*/ zod.maxLength(userInfoStudioConnectsMax)),
  "email": EmailAddress,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(userInfoNameMin)).check(/*#__PURE__*/ zod.maxLength(userInfoNameMax)),
  "profilePictureUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userInfoProfilePictureUrlMax)))
});

export type UserInfo = zod.input<typeof UserInfo>;
export type UserInfoOutput = zod.output<typeof UserInfo>;
