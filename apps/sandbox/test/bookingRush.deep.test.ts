import { expect, test } from 'vitest';
import { rush, runBookingRush } from '../bench/bookings.ts';
import { openEmpty } from './harness/databases.ts';

test('books 10 of 500 concurrent members, queues 20 in order, and rejects 470', async () => {
  const store = await openEmpty();
  const { milliseconds: _, ...result } = await runBookingRush(store);
  await store.close();
  expect(result).toEqual({
    booked: rush.places,
    positions: Array.from({ length: rush.waitingPlaces }, (_, index) => index + 1),
    refused: rush.members - rush.places - rush.waitingPlaces,
    others: 0,
    stored: { booked: rush.places, waiting: rush.waitingPlaces },
  });
});
