import { useWatch } from 'react-hook-form';
import type { AppForm, FieldProps } from './useAppForm.ts';

/** Returns the current text of a field and re-renders on change. */
export function useFieldText({ control }: AppForm, { name }: FieldProps): string {
  const value = useWatch({ control: control.control, name });
  return typeof value === 'string' ? value : '';
}
