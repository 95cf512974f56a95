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
  /** What choosing nothing means, such as "The language of the studio". */
  emptyLabel?: string;
}

/** As high as the field, so that nothing moves when it comes; the form need not wait for it. */
const Room = styled(Skeleton)({ height: 44 });

/**
 * A choice from a long list: searched by label and value, over the whole screen on a phone (specification 1, sections 4 and 5). Where the
 * feature MIGRATE_REACT_SLCT is off, the platform's own list.
 */
export function SelectInput(props: SelectInputProps) {
  const searched = useStudioIfAny()?.isOn('MIGRATE_REACT_SLCT') ?? true;
  return (
    <Suspense fallback={<Room variant="rounded" />}>
      {searched ? <SearchedSelect {...props} /> : <PlainSelect {...props} />}
    </Suspense>
  );
}
