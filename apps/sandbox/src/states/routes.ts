import type { FastifyInstance } from 'fastify';
import type { Services } from '../server/api.ts';
export function registerStates(_app: FastifyInstance, _services: Services): void {}
