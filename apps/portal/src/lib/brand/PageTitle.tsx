import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRouteName } from '../routes/RouteContext.tsx';
import { routeTable } from '../routes/routeTable.ts';
import { useWhitelabel } from './WhitelabelProvider.tsx';

interface OwnTitle {
  /** Name of the item that the page shows. */
  title: string | undefined;
  /** Name of the item that the page is the result of. */
  item: string | undefined;
  setTitle: (title: string | undefined) => void;
  setItem: (item: string | undefined) => void;
  setCount: (count: number) => void;
}

const OwnTitleContext = createContext<OwnTitle>({
  title: undefined,
  item: undefined,
  setTitle: () => undefined,
  setItem: () => undefined,
  setCount: () => undefined,
});

/**
 * Sets the window title: the product, then the name of the page (spec 2.5) or of the item that it
 * shows.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const whitelabel = useWhitelabel();
  const name = useRouteName();
  const [own, setTitle] = useState<string>();
  const [item, setItem] = useState<string>();
  const [count, setCount] = useState(0);
  const product = whitelabel?.style.title ?? whitelabel?.texts.title ?? 'Studio Portal';
  const title = own ?? (name && intl.formatMessage(routeTable[name].title));
  const news = count > 0 ? `(${count}) ` : '';
  const words = news + (title ? `${product} | ${title}` : product);
  const value = useMemo(() => ({ title: own, item, setTitle, setItem, setCount }), [own, item]);
  return (
    <OwnTitleContext value={value}>
      <title>{words}</title>
      {children}
    </OwnTitleContext>
  );
}

/** Returns the title that the current page has set, if any. */
export const useShownTitle = (): string | undefined => use(OwnTitleContext).title;

/** Returns the name of the item that the current page is the result of, if it has told it. */
export const useShownItem = (): string | undefined => use(OwnTitleContext).item;

/** Names the item that a result page is about in its breadcrumbs, once loaded and until unmount. */
export function useItemName(name: string | undefined): void {
  const { setItem } = use(OwnTitleContext);
  useEffect(() => {
    setItem(name);
    return () => setItem(undefined);
  }, [setItem, name]);
}

/** Sets the title of a page to the name of the item it shows, once loaded and until unmount. */
export function useOwnTitle(title: string | undefined): void {
  const { setTitle } = use(OwnTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/**
 * Prefixes the title with the number of unread messages, so that it is visible in a background tab.
 */
export function useTitleCount(count: number): void {
  const { setCount } = use(OwnTitleContext);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [setCount, count]);
}
