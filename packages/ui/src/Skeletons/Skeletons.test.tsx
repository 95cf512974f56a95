import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

test.each([
  ['rows', <RowsSkeleton key="rows" />],
  ['tiles', <TilesSkeleton key="tiles" />],
  ['form', <FormSkeleton key="form" />],
  ['text', <TextSkeleton key="text" />],
])('%s keep the room of what comes and hold no words', async (_, skeleton) => {
  const { container } = await show(skeleton);
  expect(container.getBoundingClientRect().height).toBeGreaterThan(100);
  expect(container.textContent).toBe('');
});
