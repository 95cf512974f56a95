import { useWatch } from 'react-hook-form';
import type { AppForm, FieldProps } from './useAppForm.ts';

/** What stands in a text field of a form now; whoever asks is shown anew when it changes. */
export function useTyped({ control }: AppForm, { name }: FieldProps): string {
  const value = useWatch({ control: control.control, name });
  return typeof value === 'string' ? value : '';
}
