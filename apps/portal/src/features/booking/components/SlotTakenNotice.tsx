import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '../../../lib/loadPart.ts';

const SlotTaken = lazy(async () => ({
  default: (await loadPart(() => import('./SlotTaken.tsx'))).SlotTaken,
}));

/** `SlotTaken`, fetched when it is needed, which is rarely. */
export const SlotTakenNotice = (props: ComponentProps<typeof SlotTaken>) => (
  <Suspense>
    <SlotTaken {...props} />
  </Suspense>
);
