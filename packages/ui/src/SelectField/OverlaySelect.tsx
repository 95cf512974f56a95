import { ChevronDown } from 'lucide';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { getDisplayText } from './options.ts';
import { SelectFrame } from './SelectFrame.tsx';
import type { SelectVariantProps } from './selectFieldProps.ts';

const SelectOverlay = lazy(async () => ({
  default: (await import('./SelectOverlay.tsx')).SelectOverlay,
}));

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The select field on a phone: shows the selection and opens an overlay for choosing. */
export function OverlaySelect(props: SelectVariantProps) {
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
          value: chosen.map(getDisplayText).join(', '),
          readOnly: true,
          autoComplete,
          role: 'combobox',
          'aria-haspopup': 'dialog',
          'aria-expanded': opened !== undefined,
          style: { cursor: 'pointer', textOverflow: 'ellipsis' },
          // Moving the focus into the overlay does not count as leaving the field.
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
