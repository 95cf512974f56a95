import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageTitle } from '../../../lib/brand/PageTitle.tsx';
import { RouteNameProvider } from '../../../lib/routes/RouteContext.tsx';
import { show } from '../../../testing/show.tsx';
import { UnknownStudioPage } from './UnknownStudioPage.tsx';

test('titles the window by its message, not as the home page of a studio', async () => {
  await show(
    <RouteNameProvider name="studio">
      <PageTitle>
        <UnknownStudioPage />
      </PageTitle>
    </RouteNameProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Studio Portal | Oops!');
});
