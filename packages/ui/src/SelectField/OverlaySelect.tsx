import TextField from '@mui/material/TextField';
import { ChevronDown } from 'lucide';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { fieldStyle, requiredWithoutNativeCheck } from './fieldStyle.ts';
import { textOf } from './options.ts';
import type { Choosing } from './SelectField.tsx';

const SelectOverlay = lazy(async () => ({
  default: (await import('./SelectOverlay.tsx')).SelectOverlay,
}));

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The field on a phone: says what is chosen; choosing happens in an overlay over the screen. */
export function OverlaySelect(props: Choosing) {
  const { id, label, size, required, disabled, error, helperText, onBlur, chosen } = props;
  const [opened, setOpened] = useState<'by pointer' | 'by keyboard'>();

  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || !opening.has(event.key)) return;
    event.preventDefault();
    setOpened('by keyboard');
  };
  return (
    <>
      <TextField
        id={id}
        label={label}
        value={chosen.map(textOf).join(', ')}
        required={required}
        disabled={disabled}
        error={error}
        helperText={helperText}
        fullWidth
        sx={fieldStyle(size)}
        // The focus going into the overlay is not the reader leaving the question.
        onBlur={() => opened === undefined && onBlur?.()}
        onKeyDown={onKeyDown}
        onClick={() => !disabled && setOpened('by pointer')}
        slotProps={{
          htmlInput: {
            ...requiredWithoutNativeCheck(required),
            readOnly: true,
            autoComplete: props.autoComplete,
            role: 'combobox',
            'aria-haspopup': 'dialog',
            'aria-expanded': opened !== undefined,
            style: { cursor: 'pointer', textOverflow: 'ellipsis' },
          },
          input: {
            endAdornment: <Icon of={ChevronDown} />,
          },
        }}
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
