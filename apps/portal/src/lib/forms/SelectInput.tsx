import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFieldId } from './useFieldId.ts';

interface SelectInputProps {
  name: string;
  label: ReactNode;
  autoComplete: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  /** What choosing nothing means; left out, the entry for it is blank. */
  emptyLabel?: string;
}

/** A choice from a long list: the platform's own, which every phone, keyboard and screen reader knows. */
export function SelectInput({
  name,
  label,
  autoComplete,
  options,
  required = false,
  emptyLabel,
}: SelectInputProps) {
  const { field, fieldState } = useController({ name });
  const id = useFieldId(name);
  const message = fieldState.error?.message;
  return (
    <FormControl fullWidth error={Boolean(fieldState.error)} required={required}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        {...field}
        value={field.value ?? ''}
        inputRef={field.ref}
        ref={undefined}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, autoComplete, 'aria-describedby': message ? `${id}-text` : undefined }}
      >
        <option value="" {...(emptyLabel === undefined ? { 'aria-label': '–' } : {})}>
          {emptyLabel}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {message && <FormHelperText id={`${id}-text`}>{message}</FormHelperText>}
    </FormControl>
  );
}
