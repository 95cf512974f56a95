import { useState } from 'react';
import { OptionGroup, type OptionGroupProps } from './OptionGroup.tsx';

const options = [
  { value: 'schedule', label: 'The times do not suit me' },
  { value: 'moving', label: 'I am moving away' },
  { value: 'price', label: 'Too expensive' },
  { value: 'health', label: 'Health' },
  { value: 'other', label: 'Something else', disabled: true },
];

function Group({
  start,
  ...props
}: { start: string[] } & Omit<OptionGroupProps, 'selected' | 'onChange' | 'options'>) {
  const [selected, setSelected] = useState(start);
  return <OptionGroup {...props} options={options} selected={selected} onChange={setSelected} />;
}

export const Several = <Group label="Why do you want to leave?" start={['moving', 'price']} />;
export const One = <Group label="Main reason" start={['moving']} singleChoice required />;
export const WithAll = <Group label="Show" start={[]} allLabel="All reasons" />;
export const Faulty = (
  <Group label="Main reason" start={[]} required error helperText="This value is required" />
);
