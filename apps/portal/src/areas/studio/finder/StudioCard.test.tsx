import { useListBookingPortalStudios } from '@studio-portal/sdk/api/studio-catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { StudioCard } from './StudioCard.tsx';

function Card({ directory }: { directory: string | undefined }) {
  const studio = useListBookingPortalStudios().data?.[0];
  return (
    studio && (
      <StudioCard
        found={{ studio, distance: null }}
        isActive={false}
        onPoint={() => undefined}
        isHome={false}
        directory={directory}
        important
      />
    )
  );
}

test('names the chain of a studio in a directory of several chains', async () => {
  await show(<Card directory="group" />);
  await expect.element(page.getByText('Northside Athletics', { exact: true })).toBeVisible();
});

test('does not name the chain among studios of one chain', async () => {
  await show(<Card directory={undefined} />);
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect
    .element(page.getByText('Northside Athletics', { exact: true }))
    .not.toBeInTheDocument();
});
