import { useState } from 'react';
import { RadioChips } from './RadioChips.tsx';

const at = (...times: string[]) => times.map((time) => ({ value: time, label: time }));
const people = ['Anyone', 'Sample Trainer', 'Another Trainer with a long name'];

export function Times() {
  const [selected, setSelected] = useState<string>();
  const choice = { name: 'time', selected, onSelect: setSelected, even: true };
  return (
    <>
      <RadioChips {...choice} legend="Morning" chips={at('09:00', '09:30', '10:00', '10:30')} />
      <RadioChips
        {...choice}
        legend="Afternoon"
        chips={[
          ...at('12:00', '12:30'),
          { value: '13:00', label: '13:00', note: 'Booked', disabled: true },
        ]}
      />
    </>
  );
}

export function People() {
  const [selected, setSelected] = useState(people[0]);
  return (
    <RadioChips
      legend="With"
      name="person"
      chips={people.map((name) => ({ value: name, label: name }))}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
