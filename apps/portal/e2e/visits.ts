import { type APIRequestContext, expect } from '@playwright/test';
import { tenantHeaders } from './purchase.ts';

/** A time that can be reserved, as in the server's answer. */
interface Visit {
  slotId: number;
  usageDate: string;
  startTime: string;
  freePlaces: number;
}

/**
 * Returns the times of a studio on the days after today, each with the segment of its page's address. Skips
 * today, because some of its times are past, depending on the hour.
 */
export async function loadSlots(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
): Promise<(Visit & { address: string })[]> {
  const answer = await request.get(`/nox/public/v1/studios/${studioId}/checkinreservation`, {
    headers: tenantHeaders(tenant),
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

/**
 * Reserves a visit for the current user.
 * @returns the id of the reservation
 */
export async function reserveVisit(
  request: APIRequestContext,
  tenant: string,
  studioId: number,
  { slotId, usageDate }: Pick<Visit, 'slotId' | 'usageDate'>,
): Promise<string> {
  const answer = await request.post(`/nox/v1/studios/${studioId}/checkinreservation`, {
    data: { slotId, usageDate },
    headers: tenantHeaders(tenant),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: string } = await answer.json();
  return id;
}
