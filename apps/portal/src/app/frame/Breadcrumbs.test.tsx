import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageTitle, useOwnTitle } from '../../lib/brand/PageTitle.tsx';
import { RouteNameProvider } from '../../lib/routes/RouteContext.tsx';
import { show } from '../../testing/show.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Page of a voucher that sets its own title. */
function VoucherPage() {
  useOwnTitle('Voucher for a friend');
  return <Breadcrumbs />;
}

const vouchers = (
  <RouteNameProvider name="vouchers">
    <PageTitle>
      <VoucherPage />
    </PageTitle>
  </RouteNameProvider>
);

const steps = page.getByRole('navigation').getByRole('listitem');

test('leads from an item that the query names back to its list', async () => {
  await show(vouchers, { at: '/?product=3' });
  await expect.element(steps.last()).toHaveTextContent('Voucher for a friend');
  await expect.element(steps.getByRole('link', { name: 'Vouchers' })).toBeVisible();
});

test('has no breadcrumbs on a page with a tab', async () => {
  await show(vouchers);
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
