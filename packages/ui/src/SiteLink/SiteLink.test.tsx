import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { InAppLinkProvider, type InAppLinkProps } from './InAppLink.tsx';
import { SiteLink } from './SiteLink.tsx';

function RouterLink({ to, children, ...props }: InAppLinkProps) {
  return (
    <a data-router href={`/app${to}`} {...props}>
      {children}
    </a>
  );
}

test('opens an external URL as a normal link without a referrer', async () => {
  await show(
    <SiteLink href="https://example.com" newTab>
      World
    </SiteLink>,
  );
  const link = page.getByRole('link', { name: 'World' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('opens a URL of the portal through the router', async () => {
  await show(
    <InAppLinkProvider component={RouterLink}>
      <SiteLink href="/studios">Studios</SiteLink>
    </InAppLinkProvider>,
  );
  const link = page.getByRole('link', { name: 'Studios' });
  await expect.element(link).toHaveAttribute('href', '/app/studios');
  await expect.element(link).toHaveAttribute('data-router');
});

test('shows anything else as text', async () => {
  await show(<SiteLink href={'java\nscript:alert(1)'}>Click</SiteLink>);
  await expect.element(page.getByText('Click')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
