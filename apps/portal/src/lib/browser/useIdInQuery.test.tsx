import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { useIdInQuery } from './useIdInQuery.ts';

const Id = () => <p>Id: {useIdInQuery('message') ?? 'none'}</p>;

test.for([
  ['?message=7', 7],
  ['?message=0', 'none'],
  ['?message=-1', 'none'],
  ['?message=1.5', 'none'],
  ['?message=x', 'none'],
  ['', 'none'],
])('reads the id of "%s" as %s', async ([query, id]) => {
  await show(<Id />, { at: `/${query}` });
  await expect.element(page.getByText(`Id: ${id}`)).toBeVisible();
});
