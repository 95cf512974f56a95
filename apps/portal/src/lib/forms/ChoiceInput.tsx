import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFieldId } from './useFieldId.ts';

interface ChoiceInputProps {
  name: string;
  legend: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
}

/** One of a few answers, all in sight. The summary of faults leads to the first. */
export function ChoiceInput({ name, legend, options }: ChoiceInputProps) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  const id = useFieldId(name);
  return (
    <FormControl component="fieldset" error={Boolean(message)}>
      <FormLabel component="legend">{legend}</FormLabel>
      <RadioGroup {...field} value={field.value ?? ''} ref={undefined}>
        {options.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            sx={{ overflowWrap: 'anywhere' }}
            control={
              <Radio
                {...(index === 0 ? { id } : {})}
                slotProps={{
                  input: {
                    ...(index === 0 ? { ref: field.ref } : {}),
                    'aria-describedby': message ? `${id}-text` : undefined,
                  },
                }}
              />
            }
          />
        ))}
      </RadioGroup>
      {message && <FormHelperText id={`${id}-text`}>{message}</FormHelperText>}
    </FormControl>
  );
}
