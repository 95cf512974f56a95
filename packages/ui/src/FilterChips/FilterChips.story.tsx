import { useState } from 'react';
import { FilterChips } from './FilterChips.tsx';

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
