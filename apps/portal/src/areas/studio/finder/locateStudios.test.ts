import type { BookingPortalStudio, FilterStudio } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { locateStudios } from './locateStudios.ts';

const position = { latitude: 52.5, longitude: 13.4 };

const found: FilterStudio = {
  id: 1001,
  tenant: 'northside',
  name: 'Mitte',
  alias: 'mitte',
  city: 'Berlin',
  countryCode: 'DE',
  categoryIds: [],
  featureIds: [],
};

const listed: Pick<BookingPortalStudio, 'studioUuid' | 'name' | 'coordinates'> = {
  studioUuid: 'bm9ydGhzaWRlOjEwMDE=',
  name: 'Mitte',
  coordinates: position,
};

test('locates all studios that match, also those whose details have not been loaded', () => {
  const here = { ...found, coordinates: position };
  expect(locateStudios([here, { ...found, id: 1002 }], [])).toEqual([
    { studioUuid: listed.studioUuid, name: 'Mitte', coordinates: position },
  ]);
});

test('locates the listed studios if the backend does not tell where the others are', () => {
  expect(locateStudios([found], [listed, { ...listed, coordinates: null }])).toEqual([listed]);
});
