import { type APIRequestContext, expect } from '@playwright/test';
import { start } from './clock.ts';
import { headersOf } from './purchase.ts';

/** A kind of appointment of the sample data, by its English name. */
export async function benefitOf(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
  name: string,
): Promise<{ id: number; name: string }> {
  const answer = await request.get(
    `/nox/public/v1/bookableitems/benefits?organizationUnitId=${studioId}`,
    { headers: headersOf(tenant) },
  );
  const all: { id: number; name: string }[] = await answer.json();
  const found = all.find((benefit) => benefit.name === name);
  expect(found, `Studio ${studioId} has no ${name}.`).toBeDefined();
  return found ?? { id: 0, name };
}

/** The events of a studio in the next two months. */
export async function eventsOf(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
  from: string,
): Promise<{ id: number; name: string; price: number | { state: string } }[]> {
  const end = new Date(Date.parse(from) + 60 * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.get(
    `/nox/public/v2/bookableitems/benefit/studio-events?organizationUnitId=${studioId}&startDate=${from}&endDate=${end}`,
    { headers: headersOf(tenant) },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** A working day after today, on which all who give appointments are there: the first is 1, the next 2. */
export function workdayAhead(number: number): string {
  const days = Array.from({ length: 7 * number }, (_, index) =>
    berlin.format(new Date(start.getTime() + (index + 1) * 86_400_000)),
  );
  const found = days.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  return found[number - 1] ?? '';
}

/** Today at the studio. */
export const today = (): string => berlin.format(start);
