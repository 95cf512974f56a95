import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRouteName } from '../routes/RouteContext.tsx';
import { routeTable } from '../routes/routeTable.ts';
import { useWhitelabel } from './WhitelabelProvider.tsx';

interface OwnTitle {
  /** Name of what the page shows. */
  title: string | undefined;
  setTitle: (title: string | undefined) => void;
  setCount: (count: number) => void;
}

const OwnTitleContext = createContext<OwnTitle>({
  title: undefined,
  setTitle: () => undefined,
  setCount: () => undefined,
});

/**
 * Title of the window: the product, then the name of the page (specification 1, section 2.5), or of the one thing that it shows.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const whitelabel = useWhitelabel();
  const name = useRouteName();
  const [own, setTitle] = useState<string>();
  const [count, setCount] = useState(0);
  const product = whitelabel?.style.title ?? whitelabel?.texts.title ?? 'Studio Portal';
  const title = own ?? (name && intl.formatMessage(routeTable[name].title));
  const news = count > 0 ? `(${count}) ` : '';
  const words = news + (title ? `${product} | ${title}` : product);
  const value = useMemo(() => ({ title: own, setTitle, setCount }), [own]);
  return (
    <OwnTitleContext value={value}>
      <title>{words}</title>
      {children}
    </OwnTitleContext>
  );
}

/** What the present page has named itself, once it has. */
export const useShownTitle = (): string | undefined => use(OwnTitleContext).title;

/** Names a page that shows one thing by the name of that thing, once it is loaded and for as long as it is shown. */
export function useOwnTitle(title: string | undefined): void {
  const { setTitle } = use(OwnTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/** Begins the title with how many messages are unread, as long as there are any: whoever has several windows sees it there. */
export function useTitleCount(count: number): void {
  const { setCount } = use(OwnTitleContext);
  useEffect(() => {
    setCount(count);
    return () => setCount(0);
  }, [setCount, count]);
}
