import type { Person } from '@studio-portal/sdk/types';
import { RadioChips } from '@studio-portal/ui/RadioChips';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

interface PersonChoiceProps {
  people: readonly Person[];
  /** Undefined for anyone. */
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
}

const anyone = 'any';

/**
 * Selects a trainer, or anyone, which offers the most times. Renders nothing with fewer than two.
 */
export function PersonChoice({ people, selected, onSelect }: PersonChoiceProps) {
  const name = useId();
  if (people.length < 2) return null;
  const isListed = people.some(({ id }) => id === selected);
  return (
    <RadioChips
      legend={<FormattedMessage {...messages.with} />}
      name={name}
      selected={isListed ? String(selected) : anyone}
      onSelect={(value) => onSelect(value === anyone ? undefined : Number(value))}
      chips={[
        { value: anyone, label: <FormattedMessage {...messages.anyone} /> },
        ...people.map(({ id, displayedName }) => ({ value: String(id), label: displayedName })),
      ]}
    />
  );
}
