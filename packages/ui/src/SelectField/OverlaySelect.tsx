import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { textOf } from './options.ts';
import type { Choosing } from './SelectField.tsx';
import { SelectFrame } from './SelectFrame.tsx';

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
        end={
          <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
            <path d="M7 10l5 5 5-5z" />
          </svg>
        }
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
