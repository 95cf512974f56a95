import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { fieldStyle } from './fieldStyle.ts';
import type { Choosing } from './selectFieldProps.ts';

interface SelectFrameProps extends Pick<
  Choosing,
  'id' | 'label' | 'size' | 'required' | 'disabled' | 'error' | 'helperText'
> {
  /** What the list knows of its label, beside the words. */
  labelProps?: InputLabelProps;
  input: InputBaseComponentProps;
  start?: OutlinedInputProps['startAdornment'];
  end: OutlinedInputProps['endAdornment'];
  /** Anywhere on the field: its label is on the move when a finger touches it, and may get the click. */
  onClick?: () => void;
}

/**
 * The field of a select with its label and what is said of it. Put together from MUI's parts: its TextField brings a select list of
 * its own along, with menus and windows, 15 kB.
 */
export function SelectFrame(props: SelectFrameProps) {
  const { id, label, size, required, disabled, error, helperText, labelProps } = props;
  const textId = `${id}-text`;
  return (
    <FormControl
      fullWidth
      onClick={props.onClick}
      required={required}
      disabled={disabled}
      error={error}
      sx={fieldStyle(size)}
    >
      <InputLabel htmlFor={id} {...labelProps}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        startAdornment={props.start}
        endAdornment={props.end}
        inputProps={{
          // The browser's own check would look at the typed text instead of at what was chosen.
          required: false,
          'aria-required': required,
          'aria-describedby': helperText ? textId : undefined,
          ...props.input,
        }}
      />
      {helperText && <FormHelperText id={textId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
