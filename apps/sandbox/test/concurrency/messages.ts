/** Messages: expected outcome of five concurrent calls per operation. */
import { isNotNull, isNull } from 'drizzle-orm';
import { messages } from '../../src/domains/messages/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, identical, type Scenarios } from './scenario.ts';

const loadState = async (sandbox: Sandbox) => ({
  unread: await count(sandbox, messages, isNull(messages.readAt)),
  deleted: await count(sandbox, messages, isNotNull(messages.deletedAt)),
});

export const messageScenarios = {
  listMessages: [identical({ loadState, expected: { unread: 1, deleted: 0 } })],
  readMessage: [identical({ loadState, expected: { unread: 0, deleted: 0 } })],
  readAllMessages: [identical({ loadState, expected: { unread: 0, deleted: 0 } })],
  deleteMessage: [identical({ loadState, expected: { unread: 1, deleted: 1 } })],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
