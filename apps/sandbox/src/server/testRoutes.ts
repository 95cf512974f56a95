/** Endpoints for tests, there only where the sandbox was started with a time of its own (`CLOCK`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seed } from '../seed/seed.ts';
import { parseInstant } from '../time.ts';
import type { Services } from './api.ts';
import { doChores } from './chores.ts';
import { invalid } from './fault.ts';
import { thisMachineOnly } from './thisMachineOnly.ts';

type Body = { now: string };

const body = { type: 'object', required: ['now'], properties: { now: { type: 'string' } } };

/**
 * `POST /_clock` with `{ now }`, an instant with its offset: the clock runs on from there, and the sample courses of the days that
 * come within sight are planned as a start would plan them. Jobs and chores that are due by then are done before the answer. Only
 * forwards, since what has happened stays so.
 */
export function registerClock(app: FastifyInstance, services: Services): void {
  const { db, clock, jobs } = services;
  const handler = async (request: FastifyRequest<{ Body: Body }>) => {
    const instant = parseInstant(request.body.now);
    if (instant === null)
      throw invalid({
        field: 'now',
        message: 'must be an instant with its offset, such as 2027-03-28T00:10:00+01:00',
      });
    if (instant < clock.now())
      throw invalid({ field: 'now', message: `is before ${clock.now().toISOString()}` });
    clock.runFrom(instant);
    await seed(db, clock.now());
    await jobs.runDue();
    await doChores(services, (error) => {
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
 * `POST /_reset`: database and clock are as they were after the start. Waits for other requests to be answered first, so that nothing
 * of the test before is written into the next one.
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
