import { useState } from 'react';
import { FilterChips } from './FilterChips.tsx';
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

const more = options.slice(0, 2);

export function FurtherFilters() {
  const [selected, setSelected] = useState(['strength']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterChips
        label="Kind of course"
        options={options}
        selected={selected}
        onChange={setSelected}
        end={
          <MoreFilters
            label="More filters (1)"
            open={open}
            onToggle={() => setOpen(!open)}
            controls="further"
          />
        }
      />
      {open && (
        <div id="further">
          <FilterChips label="Trainer" options={more} selected={selected} onChange={setSelected} />
        </div>
      )}
    </>
  );
}
