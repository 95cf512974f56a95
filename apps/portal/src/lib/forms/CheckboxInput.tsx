import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFieldId } from './useFieldId.ts';

/** A box to tick, with its fault under it. */
export function CheckboxInput({ name, label }: { name: string; label: ReactNode }) {
  const { field, fieldState } = useController({ name });
  const id = useFieldId(name);
  const message = fieldState.error?.message;
  return (
    <FormControl error={Boolean(message)}>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            id={id}
            checked={field.value === true}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': Boolean(message),
                'aria-describedby': message ? `${id}-text` : undefined,
              },
            }}
            ref={undefined}
          />
        }
        label={label}
      />
      {message && <FormHelperText id={`${id}-text`}>{message}</FormHelperText>}
    </FormControl>
  );
}
