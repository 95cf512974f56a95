import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { useTabs } from './useTabs.ts';

const Names = () => (
  <output>
    {useTabs()
      .map(({ name }) => name)
      .join()}
  </output>
);

test('lists the tabs in the order of the studio’s menu, after pages outside of it', async () => {
  await show(<Names />, { menu: ['NEWS', 'CONTRACT', 'COURSES'] });
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('studio,studioNews,contract,courses');
});
