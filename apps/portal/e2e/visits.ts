import { type APIRequestContext, expect } from '@playwright/test';
import { headersOf } from './purchase.ts';

/** A time that can be reserved, as the server has it. */
interface Visit {
  slotId: number;
  usageDate: string;
  startTime: string;
  freePlaces: number;
}

/**
 * The times of the days after today at a studio, each with the part of its page's address that names it. Of today's, some are
 * over by the hour at which a test runs.
 */
export async function slotsOf(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
): Promise<(Visit & { address: string })[]> {
  const answer = await request.get(`/nox/public/v1/studios/${studioId}/checkinreservation`, {
    headers: headersOf(tenant),
  });
  const slots: Visit[] = await answer.json();
  const today = slots[0]?.usageDate;
  return slots
    .filter(({ usageDate }) => usageDate !== today)
    .map((slot) => ({
      ...slot,
      address: Buffer.from(`${slot.slotId}:${slot.usageDate}`).toString('base64url'),
    }));
}

/** Reserves a visit for who is logged in. @returns the id of the reservation */
export async function reserveVisit(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
  { slotId, usageDate }: Pick<Visit, 'slotId' | 'usageDate'>,
): Promise<string> {
  const answer = await request.post(`/nox/v1/studios/${studioId}/checkinreservation`, {
    data: { slotId, usageDate },
    headers: headersOf(tenant),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}
