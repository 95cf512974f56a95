import { useState } from 'react';
import { ChoiceCards, type ChoiceCardsProps } from './ChoiceCards.tsx';

const options = [
  { value: 'flat', title: 'Included in Course flat', text: '3 left, valid until 31 Dec 2026' },
  { value: 'single', title: 'Single visit', text: 'Without a membership', end: <b>€14.00</b> },
  {
    value: 'ten',
    title: 'Ten visits with a rather long name',
    end: <b>€120.00</b>,
    disabled: true,
  },
];

function Cards(props: Partial<ChoiceCardsProps> & { start: string }) {
  const { start, ...rest } = props;
  const [selected, setSelected] = useState(start);
  return (
    <ChoiceCards
      legend="How would you like to pay?"
      options={options}
      selected={selected}
      onSelect={setSelected}
      {...rest}
    />
  );
}

export const One = <Cards start="flat" />;
export const SideBySide = <Cards start="single" columns={2} />;
export const NothingYet = <Cards start="" required />;
export const Faulty = <Cards start="" required error="This value is required" />;
