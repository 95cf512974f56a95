import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Place } from '../shared/distance.ts';
import { readPlace, storePlace } from '../shared/storedPlace.ts';

/** Longest text that the search takes. */
const longestText = 100;

const toIds = (values: readonly string[]): number[] =>
  values.filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);

/** Search of the user: a place or a text, and filters. */
export interface FinderSearch {
  place: Place | null;
  /** Words of a name or an address; empty while there is a place. */
  text: string;
  categoryIds: readonly number[];
  featureIds: readonly number[];
  /** Only studios that are open now. */
  isOpen: boolean;
  /** Sorts by the distance from a place; null ends that. */
  setPlace: (place: Place | null, from: 'typed' | 'device') => void;
  /** Searches for a text instead of a place. */
  setText: (text: string) => void;
  setCategories: (ids: string[]) => void;
  setFeatures: (ids: string[]) => void;
  setOpen: (isOpen: boolean) => void;
}

/**
 * Keeps the search of the studio finder. Text and filters are in the address and the place is
 * stored, so that returning restores the list.
 */
export function useFinderSearch(): FinderSearch {
  const [place, setPlace] = useState(readPlace);
  const [query, setQuery] = useSearchParams();
  const setParameter = (
    name: 'category' | 'feature' | 'open' | 'text',
    values: readonly string[],
  ) =>
    setQuery(
      (before) => {
        before.delete(name);
        for (const value of values) before.append(name, value);
        return before;
      },
      { replace: true },
    );
  const changePlace: FinderSearch['setPlace'] = (next, from) => {
    storePlace(next, from);
    setPlace(next);
  };
  const text = (query.get('text') ?? '').trim().slice(0, longestText);
  return {
    place: text === '' ? place : null,
    text,
    categoryIds: toIds(query.getAll('category')),
    featureIds: toIds(query.getAll('feature')),
    isOpen: query.get('open') === 'true',
    setPlace: (next, from) => {
      changePlace(next, from);
      if (query.has('text')) setParameter('text', []);
    },
    setText: (next) => {
      changePlace(null, 'typed');
      setParameter('text', next === '' ? [] : [next]);
    },
    setCategories: (ids) => setParameter('category', ids),
    setFeatures: (ids) => setParameter('feature', ids),
    setOpen: (isOpen) => setParameter('open', isOpen ? ['true'] : []),
  };
}
