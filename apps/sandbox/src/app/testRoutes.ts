/** Endpoints for tests, available only when the sandbox is started with its own time (`CLOCK`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SeedFile } from '../seed/file/seedFile.ts';
import { seed } from '../seed/seed.ts';
import { parseInstant } from '../platform/time.ts';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { runChores } from './chores.ts';
import { invalidFields } from '../platform/http/apiError.ts';
import { thisMachineOnly } from '../platform/http/thisMachineOnly.ts';

type Body = { now: string };

const body = { type: 'object', required: ['now'], properties: { now: { type: 'string' } } };

/**
 * `POST /_clock` with `{ now }`, an instant with an offset: sets the clock, which keeps running from there, and plans
 * the sample courses that come into range as a start would. Runs the jobs and chores due by then before responding. The
 * clock only moves forward, because recorded events keep their time.
 */
export function registerClock(
  app: FastifyInstance,
  services: CheckoutServices,
  seedFile: SeedFile | null,
): void {
  const { db, clock, jobs } = services;
  const handler = async (request: FastifyRequest<{ Body: Body }>) => {
    const instant = parseInstant(request.body.now);
    if (instant === null)
      throw invalidFields({
        field: 'now',
        message: 'must be an instant with its offset, such as 2027-03-28T00:10:00+01:00',
      });
    if (instant < clock.now())
      throw invalidFields({ field: 'now', message: `is before ${clock.now().toISOString()}` });
    clock.runFrom(instant);
    await seed(db, clock.now(), seedFile);
    await jobs.runDue();
    await runChores(services, (error) => {
      throw error;
    });
    return { now: clock.now().toISOString() };
  };
  app.route<{ Body: Body }>({
    method: 'POST',
    url: '/_clock',
    schema: { body },
    onRequest: thisMachineOnly,
    handler,
  });
}

/**
 * `POST /_reset`: restores database and clock to their state after the start. Waits for other requests to finish first,
 * so that no leftovers of the previous test are written into the next one.
 * @param reset restores database and clock
 */
export function registerReset(app: FastifyInstance, reset: () => Promise<void>): void {
  const others = new Set<Promise<void>>();
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (url === '/_reset') return;
    const closed = new Promise<void>((resolve) => raw.once('close', resolve));
    others.add(closed);
    void closed.then(() => others.delete(closed));
  });
  app.route({
    method: 'POST',
    url: '/_reset',
    onRequest: thisMachineOnly,
    handler: async () => {
      await Promise.all(others);
      await reset();
      return {};
    },
  });
}
