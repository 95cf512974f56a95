import type { ApiRequest, Handlers, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { dayIn } from '../../time.ts';
import { studioOf } from '../studios/rules.ts';
import {
  countedToday,
  expectedToday,
  presentCount,
  revealedSettings,
  settingsOf,
  usualWeek,
} from './rules.ts';

/** Members and everybody else are told the same. */
type Asked = Pick<ApiRequest<'getPublicUtilization'>, 'path' | 'context'>;

/** What an answer is made from. @throws 404 without such a studio, 403 when it reveals nothing */
async function revealed({ path, context }: Asked, { db, clock }: Services) {
  const studio = await studioOf(db, path.studioId, context);
  return { studio, settings: await revealedSettings(db, studio.id), now: clock.now() };
}

async function utilization(asked: Asked, services: Services) {
  const { studio, settings, now } = await revealed(asked, services);
  return ok({
    organizationUnitId: studio.id,
    date: dayIn(studio.zoneId, now),
    hours: [
      ...(await countedToday(services.db, studio, settings, now)),
      ...(await expectedToday(services.db, studio, settings, now)),
    ],
  });
}

async function today(asked: Asked, services: Services) {
  const { studio, settings, now } = await revealed(asked, services);
  return ok({
    organizationUnitId: studio.id,
    date: dayIn(studio.zoneId, now),
    hours: await countedToday(services.db, studio, settings, now),
  });
}

async function activeCheckins(asked: Asked, services: Services) {
  const { studio, settings, now } = await revealed(asked, services);
  const present = await presentCount(services.db, studio, settings, now);
  return ok({ organizationUnitId: studio.id, ...present });
}

async function historic(asked: Asked, services: Services) {
  const { studio, settings, now } = await revealed(asked, services);
  return ok(await usualWeek(services.db, studio, settings, now));
}

async function reveal({ path, context }: Asked, { db }: Services) {
  const studio = await studioOf(db, path.studioId, context);
  const settings = await settingsOf(db, studio.id);
  return ok({ revealed: settings.revealed });
}

async function limits({ path, context }: Asked, { db }: Services) {
  const studio = await studioOf(db, path.studioId, context);
  const { low, medium, high } = await settingsOf(db, studio.id);
  return ok({ low, medium, high });
}

export const utilizationHandlers = {
  getUtilization: utilization,
  getPublicUtilization: utilization,
  getUtilizationToday: today,
  getPublicUtilizationToday: today,
  getActiveCheckins: activeCheckins,
  getPublicActiveCheckins: activeCheckins,
  listHistoricUtilization: historic,
  listPublicHistoricUtilization: historic,
  getUtilizationReveal: reveal,
  getPublicUtilizationReveal: reveal,
  getUtilizationIndicatorLimits: limits,
  getPublicUtilizationIndicatorLimits: limits,
} satisfies Partial<Handlers>;
