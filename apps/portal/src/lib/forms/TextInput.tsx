import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { fieldId } from './fieldFaults.ts';

interface TextInputProps {
  name: string;
  label: ReactNode;
  /** For password managers and autofill; every field says what it holds (WCAG 1.3.5). */
  autoComplete: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'date';
  required?: boolean;
  helperText?: ReactNode;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  sx?: TextFieldProps['sx'];
}

/** A text field of a form: its fault stands under it, and the summary can jump to it. */
export function TextInput({ name, type = 'text', helperText, autoComplete, inputMode, ...props }: TextInputProps) {
  const { field, fieldState } = useController({ name });
  return (
    <TextField
      {...props}
      {...field}
      value={field.value ?? ''}
      inputRef={field.ref}
      ref={undefined}
      id={fieldId(name)}
      type={type}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ htmlInput: { autoComplete, inputMode }, ...(type === 'date' ? { inputLabel: { shrink: true } } : {}) }}
    />
  );
}
