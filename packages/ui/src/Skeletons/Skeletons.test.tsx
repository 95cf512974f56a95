import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';

test.each([
  ['rows', <RowsSkeleton key="rows" />],
  ['tiles', <TilesSkeleton key="tiles" />],
  ['form', <FormSkeleton key="form" />],
  ['text', <TextSkeleton key="text" />],
  ['step', <FlowSkeleton key="step" />],
  ['result', <ResultSkeleton key="result" />],
  ['list', <ListSkeleton key="list" />],
])('reserves the space of %s and contains no text', async (_, skeleton) => {
  const { container } = await show(skeleton);
  expect(container.getBoundingClientRect().height).toBeGreaterThan(100);
  expect(container.textContent).toBe('');
});
