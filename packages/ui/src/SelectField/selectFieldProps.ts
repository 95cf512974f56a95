import type { ReactNode } from 'react';
import type { SelectOption } from './options.ts';

/** Labels of the controls in the displayed language. */
export interface SelectTexts {
  open: string;
  close: string;
  clear: string;
  /** Label of the search on a phone. */
  search: string;
  /** Button that finishes a multiple choice on a phone. */
  done: string;
  /** Shown if the search finds nothing. */
  noOptions: string;
}

export interface SelectFieldBase<Value extends string | number> {
  /** Id of the control, the target of links in an error summary; generated if omitted. */
  id?: string;
  label: string;
  options: readonly SelectOption<Value>[];
  texts: SelectTexts;
  /** Height: 44 pixels (`medium`) or 50 (`large`). */
  size?: 'medium' | 'large';
  required?: boolean;
  disabled?: boolean;
  /** Whether the value is invalid; the helper text then says why. */
  error?: boolean;
  helperText?: ReactNode;
  onBlur?: () => void;
  /** Autofill hint for browsers, e.g. "country" (WCAG 1.3.5). */
  autoComplete?: string;
}

export interface SingleChoice<Value> {
  multiple?: false;
  /** The selected value; null for none. */
  value: Value | null;
  onChange: (value: Value | null) => void;
}

export interface MultipleChoice<Value> {
  multiple: true;
  value: readonly Value[];
  /** Called with all selected values in the order of selection. */
  onChange: (value: Value[]) => void;
}

export type SelectFieldProps<Value extends string | number> = SelectFieldBase<Value> &
  (SingleChoice<Value> | MultipleChoice<Value>);

/**
 * Common props of both variants of the field. Single and multiple choices are lists here; only `SelectField` knows
 * the type of the values.
 */
export interface SelectVariantProps extends Required<
  Pick<SelectFieldBase<string | number>, 'id' | 'label' | 'options' | 'texts' | 'size' | 'required'>
> {
  disabled: boolean;
  error: boolean;
  helperText: ReactNode;
  onBlur: (() => void) | undefined;
  autoComplete: string | undefined;
  multiple: boolean;
  /** False for a required single choice, which can only be changed. */
  isClearable: boolean;
  chosen: SelectOption<string | number>[];
  choose: (options: readonly SelectOption<string | number>[]) => void;
}
