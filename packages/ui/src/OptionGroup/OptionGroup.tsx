import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, type ReactNode } from 'react';
import { controls, fontWeights, radii, space } from '../theme/tokens.ts';

export interface GroupOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

export interface OptionGroupProps {
  label: string;
  options: readonly GroupOption[];
  selected: readonly string[];
  /** Called with the selected values, in the order of the options. */
  onChange: (selected: string[]) => void;
  /** Selecting an option replaces the previous one. */
  singleChoice?: boolean;
  /** Label of a leading entry for "no selection", e.g. "All studios". */
  allLabel?: string;
  required?: boolean;
  error?: boolean;
  helperText?: ReactNode;
}

const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(8) });

const Option = styled(ToggleButton)(({ theme: { vars } }) => ({
  minHeight: controls.buttonHeight.medium,
  padding: `${space(8)} ${space(16)}`,
  borderRadius: radii.control,
  borderColor: vars.palette.outline,
  color: vars.palette.text.primary,
  fontWeight: fontWeights.medium,
  textTransform: 'none',
  '&:hover': { backgroundColor: vars.palette.background.muted },
  // Uses the text colour, because a brand colour may lack contrast with the background.
  '&.Mui-selected, &.Mui-selected:hover': {
    color: vars.palette.background.default,
    backgroundColor: vars.palette.text.primary,
    borderColor: vars.palette.text.primary,
  },
  '&.Mui-disabled': { borderColor: vars.palette.divider },
}));

/**
 * Shows all options at once; several can be selected, or one (`singleChoice`). Clicking a selected option deselects
 * it, and the "all" entry clears the selection (spec 1.4, "option group").
 */
export function OptionGroup(props: OptionGroupProps) {
  const { label, options, selected, onChange, singleChoice = false, allLabel } = props;
  const { required = false, error = false, helperText } = props;
  const helperId = useId();

  const pick = (value: string) => {
    const kept = singleChoice ? [] : selected.filter((other) => other !== value);
    const next = selected.includes(value) ? kept : [...kept, value];
    onChange(options.map((option) => option.value).filter((other) => next.includes(other)));
  };
  return (
    <FormControl
      component="fieldset"
      required={required}
      error={error}
      aria-describedby={helperText === undefined ? undefined : helperId}
    >
      <FormLabel component="legend" sx={{ marginBottom: space(8) }}>
        {label}
      </FormLabel>
      <Options>
        {allLabel !== undefined && (
          <Option value="" selected={selected.length === 0} onChange={() => onChange([])}>
            {allLabel}
          </Option>
        )}
        {options.map(({ value, label: name, disabled }) => (
          <Option
            key={value}
            value={value}
            selected={selected.includes(value)}
            disabled={disabled}
            onChange={() => pick(value)}
          >
            {name}
          </Option>
        ))}
      </Options>
      {helperText !== undefined && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
