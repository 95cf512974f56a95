/** The endpoint through which the contracts' verification sets the state that an interaction asks for. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../server/api.ts';
import { invalid } from '../server/fault.ts';
import { accountStates } from './accountStates.ts';
import { bookingStates } from './bookingStates.ts';
import { courseStates } from './courseStates.ts';
import { paramsOf } from './params.ts';
import { memberId } from './rows.ts';
import { studioStates } from './studioStates.ts';
import type { SetState, States } from './vocabulary.ts';
import { beginWorld, type World } from './world.ts';

const path = '/_provider-states';

const states = {
  ...accountStates,
  ...studioStates,
  ...courseStates,
  ...bookingStates,
} satisfies States;

const setters = new Map<string, SetState>(Object.entries(states));

type Request = { state: string; params?: Record<string, unknown>; action?: 'setup' | 'teardown' };

const body = {
  type: 'object',
  required: ['state'],
  properties: {
    state: { type: 'string' },
    params: { type: 'object', nullable: true },
    action: { enum: ['setup', 'teardown'] },
  },
};

/**
 * `POST /_provider-states` with `{ state, params, action }`. The first state after any other request
 * begins a new world, so what the interaction before left behind is gone; further states add to it.
 */
export function registerStates(app: FastifyInstance, services: Services): void {
  const world: World = { ...services, me: memberId };
  let used = true;
  app.addHook('onRequest', async (request) => {
    if (request.url !== path) used = true;
  });
  app.post<{ Body: Request }>(path, { schema: { body } }, async (request) => {
    const { state, params = {}, action = 'setup' } = request.body;
    const set = setters.get(state);
    if (!set)
      throw invalid({
        field: 'state',
        message: `is not known: "${state}". Known are: ${[...setters.keys()].join('; ')}`,
      });
    if (action === 'teardown') {
      used = true;
      return {};
    }
    if (used) await beginWorld(world);
    used = false;
    return (await set(world, paramsOf(params ?? {}))) ?? {};
  });
}
