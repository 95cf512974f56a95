import { type APIRequestContext, expect } from '@playwright/test';
import { start } from './clock.ts';
import { tenantHeaders } from './purchase.ts';

/** Returns an appointment type of the sample data by its English name. */
export async function findBenefit(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
  name: string,
): Promise<{ id: number; name: string }> {
  const answer = await request.get(
    `/nox/public/v1/bookableitems/benefits?organizationUnitId=${studioId}`,
    { headers: tenantHeaders(tenant) },
  );
  const all: { id: number; name: string }[] = await answer.json();
  const found = all.find((benefit) => benefit.name === name);
  expect(found, `Studio ${studioId} has no ${name}.`).toBeDefined();
  return found ?? { id: 0, name };
}

/**
 * Returns the events of a studio in the 60 days after a date.
 * @param from `YYYY-MM-DD`
 */
export async function loadEvents(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
  from: string,
): Promise<{ id: number; name: string; price: number | { state: string } }[]> {
  const end = new Date(Date.parse(from) + 60 * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.get(
    `/nox/public/v2/bookableitems/benefit/studio-events?organizationUnitId=${studioId}&startDate=${from}&endDate=${end}`,
    { headers: tenantHeaders(tenant) },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/**
 * Returns a working day after today on which all trainers have hours.
 * @param number 1 for the first such day, 2 for the next
 * @returns `YYYY-MM-DD`
 */
export function nextWorkday(number: number): string {
  const days = Array.from({ length: 7 * number }, (_, index) =>
    berlin.format(new Date(start.getTime() + (index + 1) * 86_400_000)),
  );
  const found = days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  return found[number - 1] ?? '';
}

/** Returns today's date at the studio, `YYYY-MM-DD`. */
export const today = (): string => berlin.format(start);
