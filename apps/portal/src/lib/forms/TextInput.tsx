import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFieldId } from './useFieldId.ts';

interface TextInputProps {
  name: string;
  label: ReactNode;
  /** For password managers and autofill; every field says what it holds (WCAG 1.3.5). */
  autoComplete: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  required?: boolean;
  /** Stands under the field until a fault takes its place. */
  hint?: ReactNode;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  /** Shown, sent and known to password managers, but not to be changed. */
  readOnly?: boolean;
  /** Puts what was typed into its usual form when the reader leaves the field. */
  tidy?: (typed: string) => string;
  /** Inside the field, behind the text. */
  end?: ReactNode;
  sx?: SxProps<Theme>;
}

/**
 * A text field of a form: its fault stands under it, and the summary can jump to it. Put together from MUI's parts, because
 * MUI's TextField brings its select list and menus along, 15 kB for every form.
 */
export function TextInput({
  name,
  label,
  type = 'text',
  hint,
  autoComplete,
  inputMode,
  required = false,
  readOnly = false,
  tidy,
  end,
  sx,
}: TextInputProps) {
  const { field, fieldState } = useController({ name });
  const id = useFieldId(name);
  const text = fieldState.error?.message ?? hint;
  const shrink = type === 'date' ? { shrink: true } : {};
  return (
    <FormControl
      fullWidth
      error={Boolean(fieldState.error)}
      required={required}
      {...(sx ? { sx } : {})}
    >
      <InputLabel htmlFor={id} {...shrink}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...field}
        value={field.value ?? ''}
        inputRef={field.ref}
        ref={undefined}
        id={id}
        type={type}
        label={label}
        readOnly={readOnly}
        endAdornment={end}
        onBlur={() => {
          if (tidy && typeof field.value === 'string') field.onChange(tidy(field.value));
          field.onBlur();
        }}
        {...(type === 'date' ? { notched: true } : {})}
        inputProps={{
          autoComplete,
          inputMode,
          'aria-describedby': text ? `${id}-text` : undefined,
        }}
      />
      {text && <FormHelperText id={`${id}-text`}>{text}</FormHelperText>}
    </FormControl>
  );
}
