import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ChevronDown, X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { fieldStyle, requiredWithoutNativeCheck } from './fieldStyle.ts';
import { OptionRow } from './OptionRow.tsx';
import { matching, textOf } from './options.ts';
import type { Choosing } from './SelectField.tsx';

/** The field from the tablet up: a combobox over a list. */
export function DropdownSelect(props: Choosing) {
  const { id, label, options, texts, size, required, disabled, error, helperText, onBlur } = props;
  const { multiple, chosen, choose, autoComplete } = props;
  return (
    <Autocomplete
      id={id}
      multiple={multiple}
      disableCloseOnSelect={multiple}
      options={options}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_, next) => choose(next === null ? [] : [next].flat())}
      filterOptions={(all, { inputValue }) => matching(all, inputValue)}
      getOptionLabel={textOf}
      getOptionKey={({ value }) => value}
      getOptionDisabled={(option) => option.disabled === true}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      openText={texts.open}
      closeText={texts.close}
      clearText={texts.clear}
      noOptionsText={texts.noOptions}
      popupIcon={<Icon of={ChevronDown} />}
      clearIcon={<Icon of={X} size={20} />}
      disabled={disabled}
      onBlur={onBlur}
      fullWidth
      sx={fieldStyle(size)}
      slotProps={{ paper: { elevation: 8 } }}
      renderOption={({ key, ...row }, option, { selected }) => (
        <OptionRow key={key} {...row} selected={selected}>
          {option.label}
        </OptionRow>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={error}
          helperText={helperText}
          slotProps={{
            ...slotProps,
            htmlInput: {
              ...slotProps.htmlInput,
              ...requiredWithoutNativeCheck(required),
              ...(autoComplete === undefined ? {} : { autoComplete }),
            },
          }}
        />
      )}
    />
  );
}
