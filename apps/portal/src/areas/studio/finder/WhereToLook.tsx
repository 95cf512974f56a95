import { Suspense } from 'react';
import { lazyNamed } from '../../../lib/browser/lazyNamed.ts';
import type { Place } from '../shared/distance.ts';
import { Where, WhereSkeleton } from './Where.tsx';

// Loaded lazily, because the field is larger than the rest of the page.
const PlaceField = lazyNamed(() => import('./PlaceField.tsx'), 'PlaceField');
const NearMe = lazyNamed(() => import('./NearMe.tsx'), 'NearMe');

/** Selects the place to search around: a town or the user's position. */
export const WhereToLook = (props: {
  place: Place | null;
  onChange: (place: Place | null, from: 'typed' | 'device') => void;
}) => (
  <Suspense fallback={<WhereSkeleton />}>
    <Where>
      <PlaceField place={props.place} onChange={(place) => props.onChange(place, 'typed')} />
      <NearMe onFound={(place) => props.onChange(place, 'device')} />
    </Where>
  </Suspense>
);
