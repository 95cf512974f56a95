import type { ApiRequest, Handlers, Services } from '../../platform/api.ts';
import { ok } from '../../platform/api.ts';
import { dayIn } from '../../platform/time.ts';
import { getStudio } from '../studios/rules.ts';
import {
  loadCountedHours,
  loadExpectedHours,
  countPresent,
  requireRevealedSettings,
  loadSettings,
  loadUsualWeek,
} from './rules.ts';

/** Members and guests get the same data. */
type UtilizationRequest = Pick<ApiRequest<'getPublicUtilization'>, 'path' | 'context'>;

/**
 * Loads the data common to the responses. @throws 404 for an unknown studio, 403 if it does not reveal its utilization
 */
async function loadContext({ path, context }: UtilizationRequest, { db, clock }: Services) {
  const studio = await getStudio(db, path.studioId, context);
  return { studio, settings: await requireRevealedSettings(db, studio.id), now: clock.now() };
}

async function getUtilization(request: UtilizationRequest, services: Services) {
  const { studio, settings, now } = await loadContext(request, services);
  return ok({
    organizationUnitId: studio.id,
    date: dayIn(studio.zoneId, now),
    hours: [
      ...(await loadCountedHours(services.db, studio, settings, now)),
      ...(await loadExpectedHours(services.db, studio, settings, now)),
    ],
  });
}

async function getToday(request: UtilizationRequest, services: Services) {
  const { studio, settings, now } = await loadContext(request, services);
  return ok({
    organizationUnitId: studio.id,
    date: dayIn(studio.zoneId, now),
    hours: await loadCountedHours(services.db, studio, settings, now),
  });
}

async function getActiveCheckins(request: UtilizationRequest, services: Services) {
  const { studio, settings, now } = await loadContext(request, services);
  const present = await countPresent(services.db, studio, settings, now);
  return ok({ organizationUnitId: studio.id, ...present });
}

async function getHistoric(request: UtilizationRequest, services: Services) {
  const { studio, settings, now } = await loadContext(request, services);
  return ok(await loadUsualWeek(services.db, studio, settings, now));
}

async function getReveal({ path, context }: UtilizationRequest, { db }: Services) {
  const studio = await getStudio(db, path.studioId, context);
  const settings = await loadSettings(db, studio.id);
  return ok({ revealed: settings.revealed });
}

async function getLimits({ path, context }: UtilizationRequest, { db }: Services) {
  const studio = await getStudio(db, path.studioId, context);
  const { low, medium, high } = await loadSettings(db, studio.id);
  return ok({ low, medium, high });
}

export const utilizationHandlers = {
  getUtilization,
  getPublicUtilization: getUtilization,
  getUtilizationToday: getToday,
  getPublicUtilizationToday: getToday,
  getActiveCheckins,
  getPublicActiveCheckins: getActiveCheckins,
  listHistoricUtilization: getHistoric,
  listPublicHistoricUtilization: getHistoric,
  getUtilizationReveal: getReveal,
  getPublicUtilizationReveal: getReveal,
  getUtilizationIndicatorLimits: getLimits,
  getPublicUtilizationIndicatorLimits: getLimits,
} satisfies Partial<Handlers>;
