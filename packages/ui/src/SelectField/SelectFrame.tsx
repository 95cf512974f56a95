import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { fieldStyle } from './fieldStyle.ts';
import type { SelectVariantProps } from './selectFieldProps.ts';

interface SelectFrameProps extends Pick<
  SelectVariantProps,
  'id' | 'label' | 'size' | 'required' | 'disabled' | 'error' | 'helperText'
> {
  /** Props of MUI's label beyond the text. */
  labelProps?: InputLabelProps;
  input: InputBaseComponentProps;
  start?: OutlinedInputProps['startAdornment'];
  end: OutlinedInputProps['endAdornment'];
  /** On the whole field: the label moves when touched and may receive the click. */
  onClick?: () => void;
}

/**
 * The frame of a select with label and helper text. Composed of MUI's parts, because its TextField includes a select
 * with menus and popovers, 15 kB.
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
          // The browser's validation would check the search text instead of the selection.
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
