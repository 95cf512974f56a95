import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

interface TickBoxProps {
  /** Of the box: a summary of faults leads to it. */
  id: string;
  label: ReactNode;
  ticked: boolean;
  onChange: (ticked: boolean) => void;
  required: boolean;
  /** What is wrong with it, if anything. */
  fault: string | undefined;
}

/** A box to tick, with what is wrong under it. */
export function TickBox({ id, label, ticked, onChange, required, fault }: TickBoxProps) {
  const isWrong = fault !== undefined;
  return (
    <FormControl error={isWrong} required={required}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={ticked}
            onChange={(_, next) => onChange(next)}
            slotProps={{
              input: {
                id,
                'aria-invalid': isWrong,
                'aria-describedby': isWrong ? `${id}-fault` : undefined,
              },
            }}
          />
        }
      />
      {isWrong && <FormHelperText id={`${id}-fault`}>{fault}</FormHelperText>}
    </FormControl>
  );
}
