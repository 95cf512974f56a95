import * as api from '@studio-portal/sdk/api/messages';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { DELETE, GET, PUT, session } from '../src/wire.ts';
import { member, studio } from './given.ts';

const unreadId = 99102;
const readId = 99101;
const unknownId = 99999;
const path = '/nox/v1/message';
const headers = session;

const withMessages = [studio, member, state('messages', {})];
const unknown = { given: [...withMessages, state('no message', { id: unknownId })] };

const list = (query: { page?: number; size?: number } = {}) => ({
  call: () => api.listMessages(query),
  request: PUT(`${path}/list`, {
    headers,
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  }),
});

const one = (id = unreadId) => ({
  call: () => api.getMessage(id),
  request: GET(`${path}/${id}`, { headers }),
});

const read = (id = unreadId) => ({
  call: () => api.readMessage(id),
  request: PUT(`${path}/${id}/read`, { headers }),
});

const remove = (id = unreadId) => ({
  call: () => api.deleteMessage(id),
  request: DELETE(`${path}/${id}`, { headers }),
});

const fields = ['id', 'type', 'organizationUnitId', 'subject', 'text'] as const;
const inPage = fields.map((field) => `content.${field}` as const);

definePact('messages', {
  getUnreadMessagesCount: {
    200: [
      {
        call: () => api.getUnreadMessagesCount(),
        request: GET(`${path}/count/unread`, { headers }),
        given: withMessages,
        example: 'unreadMessages',
        exactly: ['count'],
      },
    ],
  },
  getMessagesEnabled: {
    200: [
      {
        call: () => api.getMessagesEnabled(),
        request: GET(`${path}/enabled`, { headers }),
        given: withMessages,
        example: 'messagesEnabled',
        exactly: ['enabled'],
      },
    ],
  },
  listMessages: {
    200: [
      {
        ...list({ page: 0, size: 20 }),
        given: withMessages,
        example: 'messagePage',
        exactly: [...inPage, 'page', 'size', 'hasNext'],
      },
      {
        ...list(),
        when: 'of which there is none',
        given: [studio, member],
        example: 'noMessages',
        exactly: ['content', 'page', 'size', 'hasNext'],
      },
    ],
  },
  getMessage: {
    200: [
      {
        ...one(),
        given: withMessages,
        example: 'unreadMessage',
        exactly: [...fields, 'readDateTime'],
      },
      {
        ...one(readId),
        when: 'that is read',
        given: withMessages,
        example: 'readMessage',
        exactly: fields,
      },
    ],
    404: { 'message.error.notfound': { ...one(unknownId), ...unknown } },
  },
  readMessage: {
    204: [{ ...read(), given: withMessages, example: null }],
    404: { 'message.error.notfound': { ...read(unknownId), ...unknown } },
  },
  readAllMessages: {
    204: [
      {
        call: () => api.readAllMessages(),
        request: PUT(`${path}/all/read`, { headers }),
        given: withMessages,
        example: null,
      },
    ],
  },
  deleteMessage: {
    204: [{ ...remove(), given: withMessages, example: null }],
    404: { 'message.error.notfound': { ...remove(unknownId), ...unknown } },
  },
});
