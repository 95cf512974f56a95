import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SelectIcon } from './SelectIcon.tsx';
import type { SelectInputProps } from './SelectInput.tsx';
import { useField } from './useField.ts';

/** Renders the platform's own select. */
export function PlainSelect(props: SelectInputProps) {
  const { label, options, required, emptyLabel, autoComplete } = props;
  const { field, id, text, fault, textId } = useField(props);
  return (
    <FormControl fullWidth error={Boolean(fault)} required={required}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        {...field}
        value={text}
        inputRef={field.ref}
        ref={undefined}
        IconComponent={SelectIcon}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, autoComplete, 'aria-describedby': fault ? textId : undefined }}
      >
        {(!required || text === '') && (
          <option value="" {...(emptyLabel === undefined ? { 'aria-label': '–' } : {})}>
            {emptyLabel}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {fault && <FormHelperText id={textId}>{fault}</FormHelperText>}
    </FormControl>
  );
}
