import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import type { Place } from '../shared/distance.ts';
import { LocationRow, LocationSkeleton } from './LocationRow.tsx';

// Loaded lazily, because the field is larger than the rest of the page.
const PlaceField = lazyNamed(() => import('./PlaceField.tsx'), 'PlaceField');
const NearMe = lazyNamed(() => import('./NearMe.tsx'), 'NearMe');

/** Searches by text, or around a place: a town or the user's position. */
export const LocationPicker = (props: {
  place: Place | null;
  text: string;
  onChange: (place: Place | null, from: 'typed' | 'device') => void;
  onSearch: (text: string) => void;
}) => (
  <Suspense fallback={<LocationSkeleton />}>
    <LocationRow>
      <PlaceField
        place={props.place}
        text={props.text}
        onChange={(place) => props.onChange(place, 'typed')}
        onSearch={props.onSearch}
      />
      <NearMe place={props.place} onFound={(place) => props.onChange(place, 'device')} />
    </LocationRow>
  </Suspense>
);
