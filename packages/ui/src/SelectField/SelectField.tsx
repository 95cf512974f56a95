import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { DropdownSelect } from './DropdownSelect.tsx';
import { OverlaySelect } from './OverlaySelect.tsx';
import type { SelectFieldProps, SelectVariantProps } from './selectFieldProps.ts';

export type { SelectOption } from './options.ts';
export type { SelectFieldProps, SelectTexts } from './selectFieldProps.ts';

/**
 * A searchable select for one or several options: a dropdown, or on a phone a full-screen overlay (spec 1.4, "mobile select"). A
 * value without an option counts as none.
 */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const madeId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const findOption = (value: string | number | null) =>
    props.options.find((option) => option.value === value) ?? [];
  const values: readonly (Value | null)[] = props.multiple ? props.value : [props.value];
  const choosing: SelectVariantProps = {
    id: props.id ?? madeId,
    label: props.label,
    options: props.options,
    texts: props.texts,
    size: props.size ?? 'medium',
    required: props.required ?? false,
    disabled: props.disabled ?? false,
    error: props.error ?? false,
    helperText: props.helperText,
    onBlur: props.onBlur,
    autoComplete: props.autoComplete,
    multiple: props.multiple ?? false,
    isClearable: props.multiple === true || props.required !== true,
    chosen: values.flatMap(findOption),
    choose: (picked) => {
      const next = picked.flatMap(({ value }) => findOption(value)).map(({ value }) => value);
      if (props.multiple) props.onChange(next);
      else props.onChange(next[0] ?? null);
    },
  };
  return onPhone ? <OverlaySelect {...choosing} /> : <DropdownSelect {...choosing} />;
}
