/** Valid requests for the utilization of a studio. */
import type { OperationId } from '../../src/platform/api.ts';
import { type RequestSetup, withoutSetup } from './setup.ts';

const atStudio = { path: { studioId: 1001 } };
const member = withoutSetup({ as: 'member', ...atStudio });
const publicRequest = withoutSetup(atStudio);

export const utilizationHappy = {
  getUtilization: member,
  getPublicUtilization: publicRequest,
  getUtilizationToday: member,
  getPublicUtilizationToday: publicRequest,
  getActiveCheckins: member,
  getPublicActiveCheckins: publicRequest,
  listHistoricUtilization: member,
  listPublicHistoricUtilization: publicRequest,
  getUtilizationReveal: member,
  getPublicUtilizationReveal: publicRequest,
  getUtilizationIndicatorLimits: member,
  getPublicUtilizationIndicatorLimits: publicRequest,
} satisfies Partial<Record<OperationId, RequestSetup>>;
