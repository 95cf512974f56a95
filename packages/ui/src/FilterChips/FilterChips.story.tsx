import { useState } from 'react';
import { FilterChips } from './FilterChips.tsx';
import { FilterRow } from './FilterRow.ts';
import { MoreFilters } from './MoreFilters.tsx';

const options = [
  { id: 'strength', label: 'Strength', count: 12 },
  { id: 'endurance', label: 'Endurance', count: 7 },
  { id: 'yoga', label: 'Yoga and mobility', count: 9 },
  { id: 'water', label: 'Water', count: 0 },
];

export function Filters() {
  const [selected, setSelected] = useState(['yoga']);
  return (
    <FilterChips
      label="Kind of course"
      options={options}
      selected={selected}
      onChange={setSelected}
    />
  );
}

export const Row = (
  <FilterRow>
    <MoreFilters label="Filters (1)" open={false} onOpen={() => undefined} />
    <FilterChips
      label="Places"
      options={[{ id: 'free', label: 'Free places', count: 14 }]}
      selected={['free']}
      onChange={() => undefined}
    />
    <FilterChips
      label="Kind of course"
      options={options}
      selected={[]}
      onChange={() => undefined}
    />
  </FilterRow>
);
