import { ChevronDown } from 'lucide';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { textOf } from './options.ts';
import { SelectFrame } from './SelectFrame.tsx';
import type { Choosing } from './selectFieldProps.ts';

const SelectOverlay = lazy(async () => ({
  default: (await import('./SelectOverlay.tsx')).SelectOverlay,
}));

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The field on a phone: says what is chosen; choosing happens in an overlay over the screen. */
export function OverlaySelect(props: Choosing) {
  const { disabled, onBlur, chosen, autoComplete } = props;
  const [opened, setOpened] = useState<'by pointer' | 'by keyboard'>();

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || !opening.has(event.key)) return;
    event.preventDefault();
    setOpened('by keyboard');
  };
  return (
    <>
      <SelectFrame
        {...props}
        onClick={() => !disabled && setOpened('by pointer')}
        input={{
          value: chosen.map(textOf).join(', '),
          readOnly: true,
          autoComplete,
          role: 'combobox',
          'aria-haspopup': 'dialog',
          'aria-expanded': opened !== undefined,
          style: { cursor: 'pointer', textOverflow: 'ellipsis' },
          // The focus going into the overlay is not the reader leaving the question.
          onBlur: () => opened === undefined && onBlur?.(),
          onKeyDown,
        }}
        end={<Icon of={ChevronDown} />}
      />
      {opened !== undefined && (
        <Suspense>
          <SelectOverlay
            {...props}
            searchFirst={opened === 'by keyboard'}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
