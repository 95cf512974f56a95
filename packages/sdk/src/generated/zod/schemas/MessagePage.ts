/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Message } from './Message.ts';

export const messagePageContentMax = 100;

export const messagePagePageMin = 0;
export const messagePagePageMax = 10000;

export const messagePageSizeMax = 100;



export const MessagePage = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(Message).check(/*#__PURE__*/ zod.maxLength(messagePageContentMax)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(messagePagePageMin)).check(/*#__PURE__*/ zod.lte(messagePagePageMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(messagePageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type MessagePage = zod.input<typeof MessagePage>;
export type MessagePageOutput = zod.output<typeof MessagePage>;
