import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { controls } from '@studio-portal/ui/tokens';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyNamed } from '../browser/lazyNamed.ts';
import { useStudioIfAny } from '../routes/StudioContext.tsx';
import type { FieldProps } from './useAppForm.ts';

const SearchedSelect = lazyNamed(() => import('./SearchedSelect.tsx'), 'SearchedSelect');
const PlainSelect = lazyNamed(() => import('./PlainSelect.tsx'), 'PlainSelect');

export interface SelectInputProps extends FieldProps<'choice'> {
  options: readonly { value: string; label: string }[];
  /** Meaning of an empty choice, such as "The language of the studio". */
  emptyLabel?: string;
}

/** Placeholder for the searchable select with the text below it, so that the form need not wait for it. */
function SelectSkeleton({ name, emptyLabel }: Pick<SelectInputProps, 'emptyLabel' | 'name'>) {
  const value: unknown = useWatch({ name });
  return (
    <FormControl fullWidth>
      <Skeleton variant="rounded" height={controls.textFieldHeight} />
      {value === '' && emptyLabel !== undefined && <FormHelperText>{emptyLabel}</FormHelperText>}
    </FormControl>
  );
}

/**
 * Selects from a long list, searchable by label and value, full-screen on phones (spec 4 and 5).
 * Renders the platform's own list if the feature MIGRATE_REACT_SLCT is off.
 */
export function SelectInput(props: SelectInputProps) {
  const searched = useStudioIfAny()?.isOn('MIGRATE_REACT_SLCT') ?? true;
  const { name, emptyLabel } = props;
  return (
    <Suspense fallback={<SelectSkeleton name={name} {...(searched ? { emptyLabel } : {})} />}>
      {searched ? <SearchedSelect {...props} /> : <PlainSelect {...props} />}
    </Suspense>
  );
}
