import { useEffect, useState } from 'react';
import { allStories } from '../src/testing/allStories.ts';
import { brands } from './brands.ts';

export const schemes = ['light', 'dark'] as const;
export const widths = ['320', '390', '820', '1440'] as const;

/** What the gallery shows; it stands in the address, so that it can be sent to somebody. */
export interface Choice {
  piece: string;
  /** The name of a brand, or the number of a random one. */
  brand: string;
  scheme: (typeof schemes)[number];
  width: (typeof widths)[number];
}

export const pieces: readonly string[] = [...new Set(allStories.map(({ piece }) => piece))];

/** The choice in an address's query; what is missing or unknown is the first of its kind. */
export function choiceIn(search: string): Choice {
  const asked = new URLSearchParams(search);
  const brand = asked.get('brand') ?? '';
  return {
    piece: pieces.find((piece) => piece === asked.get('piece')) ?? pieces[0] ?? '',
    brand: brand in brands || /^\d{1,9}$/.test(brand) ? brand : 'northside',
    scheme: schemes.find((scheme) => scheme === asked.get('scheme')) ?? 'light',
    width: widths.find((width) => width === asked.get('width')) ?? '820',
  };
}

export const searchOf = (choice: Choice): string => `?${new URLSearchParams({ ...choice })}`;

/** The choice in the page's own address, and how to change a part of it. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [search, setSearch] = useState(window.location.search);
  useEffect(() => {
    const follow = () => setSearch(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const choice = choiceIn(search);
  const change = (part: Partial<Choice>) => {
    const next = searchOf({ ...choice, ...part });
    window.history.pushState(null, '', next);
    setSearch(next);
  };
  return [choice, change];
}
