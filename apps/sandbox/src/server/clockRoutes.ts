/** The endpoint through which tests say what time it is; there only where the sandbox was started with a time (`CLOCK`). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seed } from '../seed/seed.ts';
import { parseInstant } from '../time.ts';
import type { Services } from './api.ts';
import { invalid } from './fault.ts';
import { thisMachineOnly } from './thisMachineOnly.ts';

type Body = { now: string };

const body = { type: 'object', required: ['now'], properties: { now: { type: 'string' } } };

/**
 * `POST /_clock` with `{ now }`, an instant with its offset: the clock runs on from there, and the sample courses of the days that
 * come within sight are planned as a start would plan them. Only forwards, since what has happened stays so.
 */
export function registerClock(app: FastifyInstance, { db, clock }: Services): void {
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
