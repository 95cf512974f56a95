/** The endpoint through which Pact verification sets provider states. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../platform/api.ts';
import { invalidFields } from '../platform/http/apiError.ts';
import { readParams } from './params.ts';
import { states } from './states.ts';
import type { SetState } from './vocabulary.ts';
import { beginWorld, type World } from './world.ts';

const path = '/_provider-states';

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
 * Registers `POST /_provider-states` with `{ state, params, action }`. The first state after any other request
 * starts a new world, which removes the data of the previous interaction; further states add to it.
 */
export function registerStates(app: FastifyInstance, services: Services): void {
  const world: World = { ...services, me: null };
  let isWorldUsed = true;
  app.addHook('onRequest', async (request) => {
    if (request.url !== path) isWorldUsed = true;
  });
  const handler = async (request: FastifyRequest<{ Body: Request }>) => {
    const { state, params = {}, action = 'setup' } = request.body;
    const set = setters.get(state);
    if (!set)
      throw invalidFields({
        field: 'state',
        message: `is not known: "${state}". Known are: ${[...setters.keys()].join('; ')}`,
      });
    if (action === 'teardown') {
      isWorldUsed = true;
      return {};
    }
    if (isWorldUsed) await beginWorld(world);
    isWorldUsed = false;
    return (await set(world, readParams(params ?? {}))) ?? {};
  };
  app.route<{ Body: Request }>({ method: 'POST', url: path, schema: { body }, handler });
}
