/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Message
} from './schemas/Message.ts';

import {
  MessagePage
} from './schemas/MessagePage.ts';

import {
  MessagesEnabled
} from './schemas/MessagesEnabled.ts';

import {
  UnreadMessages
} from './schemas/UnreadMessages.ts';



/**
 * For members of the tenant in X-Tenant. Counts messages of their studio that they have not deleted; zero if the studio sends no messages.
 * @summary Number of unread messages
 */
export const GetUnreadMessagesCountResponse = UnreadMessages

/**
 * For members of the tenant in X-Tenant. If false, there is nothing to list, and portals hide the inbox.
 * @summary Availability of messages
 */
export const GetMessagesEnabledResponse = MessagesEnabled

/**
 * For members of the tenant in X-Tenant. Messages of their studio that they have not deleted. Pages start at 0 and have 20 entries by default. Changes nothing, although the catalogue defines it as a PUT.
 * @summary Messages of a member
 */
export const listMessagesQueryPageDefault = 0;
export const listMessagesQueryPageMin = 0;
export const listMessagesQueryPageMax = 10000;

export const listMessagesQuerySizeDefault = 20;
export const listMessagesQuerySizeMax = 100;



export const ListMessagesQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMessagesQueryPageMin)).check(/*#__PURE__*/ zod.lte(listMessagesQueryPageMax)), listMessagesQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessagesQuerySizeMax)), listMessagesQuerySizeDefault).check(/*#__PURE__*/ zod.describe('Entries per page.'))
})

export const ListMessagesResponse = MessagePage

/**
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 * @summary Mark all messages as read
 */
export const ReadAllMessagesResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant in X-Tenant, for their own messages. Does not mark the message as read.
 * @summary One message
 */
export const getMessagePathIdMax = 9007199254740991;



export const GetMessageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getMessagePathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the message.'))
})

export const GetMessageResponse = Message

/**
 * For members of the tenant in X-Tenant, for their own messages. The deletion is final, so a portal that offers undo must delay the call; repeating the call has no further effect.
 * @summary Delete a message
 */
export const deleteMessagePathIdMax = 9007199254740991;



export const DeleteMessageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteMessagePathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the message.'))
})

export const DeleteMessageResponse = /*#__PURE__*/ zod.void()

/**
 * For members of the tenant in X-Tenant, for their own messages; repeating the call has no further effect.
 * @summary Mark a message as read
 */
export const readMessagePathIdMax = 9007199254740991;



export const ReadMessageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(readMessagePathIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the message.'))
})

export const ReadMessageResponse = /*#__PURE__*/ zod.void()
