import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const long = [
  { value: 'current', label: 'Aktuelle Buchungen' },
  { value: 'history', label: 'Vergangene Buchungen' },
];

export function Views() {
  const [value, setValue] = useState('week');
  return <SegmentedControl label="View" segments={views} value={value} onChange={setValue} />;
}
export function LongWords() {
  const [value, setValue] = useState('current');
  return <SegmentedControl label="Buchungen" segments={long} value={value} onChange={setValue} />;
}
