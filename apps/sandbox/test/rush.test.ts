import { expect, test } from 'vitest';
import { rush, rushOn } from '../bench/bookings.ts';
import { onBothDatabases } from './harness/databases.ts';

onBothDatabases((open) => {
  test(
    '500 members at once: 10 book, 20 wait in order, 470 are told that it is full',
    { timeout: 90_000 },
    async () => {
      const store = await open();
      const { milliseconds: _, ...result } = await rushOn(store);
      await store.close();
      expect(result).toEqual({
        booked: rush.places,
        positions: Array.from({ length: rush.waitingPlaces }, (_, index) => index + 1),
        refused: rush.members - rush.places - rush.waitingPlaces,
        others: 0,
        stored: { booked: rush.places, waiting: rush.waitingPlaces },
      });
    },
  );
});
