import { useEffect, useState } from 'react';
import { allStories } from '../src/testing/allStories.ts';
import { brands } from './brands.ts';

export const schemes = ['light', 'dark'] as const;
export const widths = ['320', '390', '820', '1440'] as const;

/** State of the gallery, kept in the URL so that it can be shared. */
export interface Choice {
  piece: string;
  /** Name of a brand, or number of a random one. */
  brand: string;
  scheme: (typeof schemes)[number];
  width: (typeof widths)[number];
}

export const pieces: readonly string[] = [...new Set(allStories.map(({ piece }) => piece))];

/** Parses a query string; missing or unknown values fall back to the first option. */
export function parseChoice(search: string): Choice {
  const asked = new URLSearchParams(search);
  const brand = asked.get('brand') ?? '';
  return {
    piece: pieces.find((piece) => piece === asked.get('piece')) ?? pieces[0] ?? '',
    brand: brand in brands || /^\d{1,9}$/.test(brand) ? brand : 'northside',
    scheme: schemes.find((scheme) => scheme === asked.get('scheme')) ?? 'light',
    width: widths.find((width) => width === asked.get('width')) ?? '820',
  };
}

export const formatSearch = (choice: Choice): string => `?${new URLSearchParams({ ...choice })}`;

/** Returns the choice in the page's URL and a function that changes part of it. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [search, setSearch] = useState(window.location.search);
  useEffect(() => {
    const follow = () => setSearch(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const choice = parseChoice(search);
  const change = (part: Partial<Choice>) => {
    const next = formatSearch({ ...choice, ...part });
    window.history.pushState(null, '', next);
    setSearch(next);
  };
  return [choice, change];
}
