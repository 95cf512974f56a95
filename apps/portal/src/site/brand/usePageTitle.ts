import { useEffect, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import type { RouteName } from '../address/patterns.ts';
import { routeTable } from '../routes/routeTable.ts';
import { useWhitelabel } from './WhitelabelProvider.tsx';

const useProduct = (): string => {
  const whitelabel = useWhitelabel();
  return whitelabel?.style.title ?? whitelabel?.texts.title ?? 'Studio Portal';
};

/** Window title of a route: the product, then the name of the page (specification 1, section 2.5). */
export function usePageTitle(name: RouteName | undefined): void {
  const intl = useIntl();
  const product = useProduct();
  const title = name ? intl.formatMessage(routeTable[name].title) : undefined;
  // Before the effects of the page, which may know a better title (useOwnTitle).
  useLayoutEffect(() => {
    document.title = title ? `${product} | ${title}` : product;
  }, [product, title, name]);
}

/** Window title of a page that shows one thing with a name, once it is loaded. */
export function useOwnTitle(title: string | undefined): void {
  const product = useProduct();
  // Another language has set the title of the route again.
  const { locale } = useIntl();
  useEffect(() => {
    if (title) document.title = `${product} | ${title}`;
  }, [product, title, locale]);
}
