import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldProps } from './useAppForm.ts';
import { useField } from './useField.ts';

/** Renders a checkbox with its error below. */
export function CheckboxInput(props: FieldProps<'checkbox'>) {
  const { field, id, fault, textId } = useField(props);
  return (
    <FormControl error={Boolean(fault)}>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            id={id}
            checked={field.value === true}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': Boolean(fault),
                'aria-describedby': fault ? textId : undefined,
              },
            }}
            ref={undefined}
          />
        }
        label={props.label}
        required={props.required}
      />
      {fault && <FormHelperText id={textId}>{fault}</FormHelperText>}
    </FormControl>
  );
}
