import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RouteName } from '../../lib/address/patterns.ts';
import { PageTitle, useItemName, useOwnTitle } from '../../lib/brand/PageTitle.tsx';
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

/** Result page that names its item. */
function Result({ item }: { item: string }) {
  useItemName(item);
  return <Breadcrumbs />;
}

const result = (name: RouteName, item = 'Power Yoga') => (
  <RouteNameProvider name={name}>
    <PageTitle>
      <Result item={item} />
    </PageTitle>
  </RouteNameProvider>
);

test('names the booked class on its result, with a link to its page', async () => {
  await show(result('courseSuccess'), { menu: ['COURSES'] });
  await expect.element(steps.getByRole('link', { name: 'Power Yoga' })).toBeVisible();
  await expect.element(steps.last()).toHaveTextContent('Done');
});

test('names the bought item on its result, below the list', async () => {
  await show(result('offerSuccess'), { menu: ['BENEFIT_OFFERS'] });
  await expect.element(steps.getByRole('link').last()).toHaveTextContent('Offers');
  await expect.element(steps.last()).toHaveTextContent('Power Yoga');
});

test('skips a list that the menu of the studio lacks', async () => {
  await show(result('offerSuccess'));
  await expect.element(steps.getByRole('link').last()).toHaveTextContent('Home');
  await expect.element(steps.last()).toHaveTextContent('Power Yoga');
});

test('does not repeat the name of the list on a result', async () => {
  await show(result('trialSessionSuccess', 'Trial session'), { menu: ['TRIAL_SESSION'] });
  await expect.element(steps.last()).toHaveTextContent('Done');
});

test('keeps the contract to replace in the link from an offer to the list', async () => {
  await show(result('contract'), { at: '/?contract=93101&offer=3', menu: ['CONTRACT'] });
  await expect
    .element(steps.getByRole('link').last())
    .toHaveAttribute('href', expect.stringMatching(/\/contract\?contract=93101$/));
});
