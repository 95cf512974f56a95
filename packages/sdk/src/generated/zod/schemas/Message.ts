/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { MessageType } from './MessageType.ts';

export const messageIdMax = 9007199254740991;

export const messageOrganizationUnitIdMax = 9007199254740991;

export const messageSubjectMax = 200;

export const messageTextMax = 5000;

export const messageSendDateTimeMin = 20;
export const messageSendDateTimeMax = 35;

export const messageReadDateTimeMin = 20;
export const messageReadDateTimeMax = 35;



export const Message = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(messageIdMax)),
  "type": MessageType,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(messageOrganizationUnitIdMax)),
  "subject": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageSubjectMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageTextMax)),
  "sendDateTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(messageSendDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(messageSendDateTimeMax)),
  "readDateTime": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(messageReadDateTimeMin)).check(/*#__PURE__*/ zod.maxLength(messageReadDateTimeMax)))
});

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
