import { getGetTenantConfigQueryKey } from '@studio-portal/sdk/api/studio-catalogue';
import type { TenantConfig } from '@studio-portal/sdk/types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import english from '../../../locales/en-GB.json' with { type: 'json' };
import { type StudioPageData, useStudio } from '../../lib/routes/StudioContext.tsx';
import { show } from '../../testing/show.tsx';
import { MemberFooter } from './Footer.tsx';
import { ContractLinks } from './StudioFooter.tsx';

const ownPage = 'https://cancel.example/northside';
const config: TenantConfig = {
  tenant: 'northside',
  organizationUnitId: null,
  studioUuid: null,
  isBookingPortal: false,
  externalPage: false,
  maintenance: false,
  contractTerminationLink: ownPage,
};

const links = (data: StudioPageData, queryClient: QueryClient) => (
  <MemoryRouter initialEntries={['/?s=northside']}>
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="en-GB" messages={english}>
        <ContractLinks data={data} />
      </IntlProvider>
    </QueryClientProvider>
  </MemoryRouter>
);

/** Hydrates the server's links when the configuration has already arrived. */
function HydratedLinks() {
  const data = useStudio();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!list.current) return undefined;
    list.current.innerHTML = renderToString(links(data, new QueryClient()));
    const informed = new QueryClient();
    informed.setQueryData(getGetTenantConfigQueryKey('northside'), config);
    const root = hydrateRoot(list.current, links(data, informed));
    return () => root.unmount();
  }, [data]);
  return <ul ref={list} />;
}

test('links to the chain’s own cancelation page if its address is known before hydration', async () => {
  await show(<HydratedLinks />, { permissions: ['CONTRACT'] });
  await expect
    .element(page.getByRole('link', { name: 'Cancel memberships here' }))
    .toHaveAttribute('href', ownPage);
});

test('names the studio to members', async () => {
  const Footer = () => <MemberFooter studio={useStudio()} />;
  await show(<Footer />, { member: true });
  await expect.element(page.getByText('Northside Mitte', { exact: true })).toBeVisible();
});
