import { type ComponentProps, lazy, Suspense } from 'react';

const SlotTaken = lazy(async () => ({ default: (await import('./SlotTaken.tsx')).SlotTaken }));

/** `SlotTaken`, fetched when it is needed, which is rarely. */
export const SlotTakenNotice = (props: ComponentProps<typeof SlotTaken>) => (
  <Suspense>
    <SlotTaken {...props} />
  </Suspense>
);
