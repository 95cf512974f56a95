import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

interface TickBoxProps {
  /** Id of the checkbox, for links in the error summary. */
  id: string;
  label: ReactNode;
  ticked: boolean;
  onChange: (ticked: boolean) => void;
  required: boolean;
  /** Error message, if any. */
  error: string | undefined;
}

/** Checkbox with its error below it. */
export function TickBox({ id, label, ticked, onChange, required, error }: TickBoxProps) {
  const hasError = error !== undefined;
  return (
    <FormControl error={hasError}>
      <FormControlLabel
        label={label}
        required={required}
        control={
          <Checkbox
            checked={ticked}
            onChange={(_, next) => onChange(next)}
            slotProps={{
              input: {
                id,
                'aria-invalid': hasError,
                'aria-describedby': hasError ? `${id}-fault` : undefined,
              },
            }}
          />
        }
      />
      {hasError && <FormHelperText id={`${id}-fault`}>{error}</FormHelperText>}
    </FormControl>
  );
}
