/** Messages of the current member. */
import type { Handlers } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { loadPage } from '../../platform/http/paging.ts';
import { requireMember } from '../accounts/member.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import {
  deleteOne,
  getMessage,
  loadMessages,
  readAll,
  readOne,
  toMessage,
  countUnread,
} from './inbox.ts';

export const messageHandlers = {
  async getUnreadMessagesCount({ account, context }, { db }) {
    const { id } = await requireMember(db, account, context);
    return ok({ count: await countUnread(db, id) });
  },

  async getMessagesEnabled({ account, context }, { db }) {
    const studio = await findCustomerStudio(db, await requireMember(db, account, context));
    return ok({ enabled: studio.messagesEnabled });
  },

  async listMessages({ account, context, query }, { db }) {
    const { id } = await requireMember(db, account, context);
    return ok(
      await loadPage(
        query,
        (limits) => loadMessages(db, id, limits),
        async (rows) => rows.map(toMessage),
      ),
    );
  },

  async getMessage({ account, context, path }, { db }) {
    const { id } = await requireMember(db, account, context);
    return ok(await getMessage(db, id, path.id));
  },

  async readMessage({ account, context, path }, { db, clock }) {
    const { id } = await requireMember(db, account, context);
    await readOne(db, id, path.id, clock.now());
    return { status: 204 };
  },

  async readAllMessages({ account, context }, { db, clock }) {
    const { id } = await requireMember(db, account, context);
    await readAll(db, id, clock.now());
    return { status: 204 };
  },

  async deleteMessage({ account, context, path }, { db, clock }) {
    const { id } = await requireMember(db, account, context);
    await deleteOne(db, id, path.id, clock.now());
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
