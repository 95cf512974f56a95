/** Valid requests for the utilization of a studio. */
import type { OperationId } from '../../src/server/api.ts';
import { type Happy, plain } from './setup.ts';

const atStudio = { path: { studioId: 1001 } };
const member = plain({ as: 'member', ...atStudio });
const everybody = plain(atStudio);

export const utilizationHappy = {
  getUtilization: member,
  getPublicUtilization: everybody,
  getUtilizationToday: member,
  getPublicUtilizationToday: everybody,
  getActiveCheckins: member,
  getPublicActiveCheckins: everybody,
  listHistoricUtilization: member,
  listPublicHistoricUtilization: everybody,
  getUtilizationReveal: member,
  getPublicUtilizationReveal: everybody,
  getUtilizationIndicatorLimits: member,
  getPublicUtilizationIndicatorLimits: everybody,
} satisfies Partial<Record<OperationId, Happy>>;
