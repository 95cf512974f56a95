/**
 * `/desk`, where a person plays the studio: decides about requests, checks members in, marks attendance, cancels
 * classes, sends messages, adds charges and allows websites to show widgets. It has no login, so it is restricted to this machine, like the outbox;
 * forms of other websites are refused like those for operations (`origin.ts`).
 */
import formbody from '@fastify/formbody';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/http/apiError.ts';
import { thisMachineOnly } from '../platform/http/thisMachineOnly.ts';
import { sendToolPage } from '../platform/http/toolPage.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import type { StoredStudio } from '../domains/studios/rules.ts';
import { studios } from '../domains/studios/tables.ts';
import { actions, type DeskForm, isAction } from './actions.ts';
import { findStudioMember, searchMembers } from './members.ts';
import { renderMember, renderStatus, renderStudio, renderStudios } from './page.ts';
import { loadRequests } from './requests.ts';
import { loadSchedule } from './schedule.ts';

const intro = 'You are the studio: decide, check in, cancel. There is no login on this machine.';

/** Result of the last action: its name, or why it failed. */
type Query = { done?: string; failed?: string; q?: string };
type StudioRoute = { Params: { studioId: number }; Querystring: Query };
type MemberRoute = { Params: { studioId: number; customerId: number }; Querystring: Query };
type ActionRoute = { Params: { studioId: number; action: string }; Body: DeskForm };

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const text = { type: 'string', maxLength: 5000 };
const query = { type: 'object', properties: { done: text, failed: text, q: text } };

const statusOf = ({ done, failed }: Query): string | null => {
  if (failed !== undefined) return `Not possible: ${failed}`;
  return done !== undefined && isAction(done) ? actions[done].done : null;
};

export async function registerDesk(
  app: FastifyInstance,
  services: CheckoutServices,
): Promise<void> {
  const { db, clock } = services;
  await app.register(formbody);
  const findStudio = async (studioId: number): Promise<StoredStudio | undefined> =>
    (await db.select().from(studios).where(eq(studios.id, studioId)))[0];

  app.get('/desk', { onRequest: thisMachineOnly }, async (_, reply) => {
    const all = await db.select().from(studios).orderBy(asc(studios.name));
    return sendToolPage(reply, { title: 'Desk', intro, body: renderStudios(all) });
  });

  app.get<StudioRoute>(
    '/desk/:studioId',
    {
      onRequest: thisMachineOnly,
      schema: { params: { type: 'object', properties: { studioId: id } }, querystring: query },
    },
    async ({ params, query: asked }, reply) => {
      const studio = await findStudio(params.studioId);
      if (!studio) return reply.callNotFound();
      const search = asked.q ?? '';
      const page = renderStudio({
        studio,
        requests: await loadRequests(db, studio),
        sessions: await loadSchedule(db, studio, clock.now()),
        search,
        members: await searchMembers(db, studio, search),
      });
      const body = renderStatus(statusOf(asked)) + page;
      return sendToolPage(reply, { title: `Desk of ${studio.name}`, intro, body });
    },
  );

  app.get<MemberRoute>(
    '/desk/:studioId/members/:customerId',
    {
      onRequest: thisMachineOnly,
      schema: {
        params: { type: 'object', properties: { studioId: id, customerId: id } },
        querystring: query,
      },
    },
    async ({ params, query: asked }, reply) => {
      const studio = await findStudio(params.studioId);
      if (!studio) return reply.callNotFound();
      const member = await findStudioMember(db, studio, params.customerId);
      const body = renderStatus(statusOf(asked)) + renderMember(studio, member);
      return sendToolPage(reply, { title: `Desk of ${studio.name}`, intro, body });
    },
  );

  app.post<ActionRoute>(
    '/desk/:studioId/:action',
    {
      onRequest: thisMachineOnly,
      schema: {
        params: { type: 'object', properties: { studioId: id, action: text } },
        body: { type: 'object', additionalProperties: text },
      },
    },
    async ({ params, body }, reply) => {
      const studio = await findStudio(params.studioId);
      if (!studio || !isAction(params.action)) return reply.callNotFound();
      const place =
        body.customerId === undefined
          ? `/desk/${studio.id}`
          : `/desk/${studio.id}/members/${encodeURIComponent(body.customerId)}`;
      const result = await runAction(params.action, studio, body);
      return reply.redirect(`${place}?${String(new URLSearchParams(result))}`, 303);
    },
  );

  async function runAction(
    name: keyof typeof actions,
    studio: StoredStudio,
    form: DeskForm,
  ): Promise<{ done: string } | { failed: string }> {
    try {
      await actions[name].run(services, studio, form, clock.now());
      return { done: name };
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return { failed: error.message };
      throw error;
    }
  }
}
