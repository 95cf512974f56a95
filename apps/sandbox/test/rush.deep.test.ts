import { expect, test } from 'vitest';
import { rush, rushOn } from '../bench/bookings.ts';
import { openEmpty } from './harness/databases.ts';

test('500 members at once: 10 book, 20 wait in order, 470 are told that it is full', async () => {
  const store = await openEmpty();
  const { milliseconds: _, ...result } = await rushOn(store);
  await store.close();
  expect(result).toEqual({
    booked: rush.places,
    positions: Array.from({ length: rush.waitingPlaces }, (_, index) => index + 1),
    refused: rush.members - rush.places - rush.waitingPlaces,
    others: 0,
    stored: { booked: rush.places, waiting: rush.waitingPlaces },
  });
});
