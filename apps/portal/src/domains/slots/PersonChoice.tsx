import type { Person } from '@studio-portal/sdk/types';
import { RadioChips } from '@studio-portal/ui/RadioChips';
import { startTransition, useId, useOptimistic } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';

interface PersonChoiceProps {
  people: readonly Person[];
  /** Undefined for anyone. */
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
}

const anyone = 'any';

/** With whom: anyone, which offers the most times, or one of those who give it. Nothing where there is no choice. */
export function PersonChoice({ people, selected, onSelect }: PersonChoiceProps) {
  const name = useId();
  // The choice is kept in the address, which follows a moment later.
  const [shown, show] = useOptimistic(selected);
  if (people.length < 2) return null;
  const isThere = people.some(({ id }) => id === shown);
  return (
    <RadioChips
      legend={<FormattedMessage {...messages.with} />}
      name={name}
      selected={isThere ? String(shown) : anyone}
      onSelect={(value) =>
        startTransition(() => {
          const id = value === anyone ? undefined : Number(value);
          show(id);
          onSelect(id);
        })
      }
      chips={[
        { value: anyone, label: <FormattedMessage {...messages.anyone} /> },
        ...people.map(({ id, displayedName }) => ({ value: String(id), label: displayedName })),
      ]}
    />
  );
}
