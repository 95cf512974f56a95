import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
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

/** Reserves the height of the field, so that the form need not wait for it. */
const Room = styled(Skeleton)({ height: 44 });

/**
 * Selects from a long list, searchable by label and value, full-screen on phones (spec 4 and 5).
 * Renders the platform's own list if the feature MIGRATE_REACT_SLCT is off.
 */
export function SelectInput(props: SelectInputProps) {
  const searched = useStudioIfAny()?.isOn('MIGRATE_REACT_SLCT') ?? true;
  return (
    <Suspense fallback={<Room variant="rounded" />}>
      {searched ? <SearchedSelect {...props} /> : <PlainSelect {...props} />}
    </Suspense>
  );
}
