import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { closestLocale, fallbackLocale, type Locale, rememberLocale } from './locales.ts';
import type { Messages } from './Messages.ts';
import { prefetchIn } from './prefetchIn.ts';
import { loadTexts } from './loadTexts.ts';

interface LocaleChoice {
  locale: Locale;
  /** Loads the texts of another language and shows them; the page and what was typed stay. Rejects when they do not come. */
  choose: (locale: Locale) => Promise<void>;
  /** The language of the studio, for readers who want none of ours (specification 1, section 9). */
  suggest: (locale: string) => void;
}

const LocaleContext = createContext<LocaleChoice>({
  locale: fallbackLocale,
  choose: async () => undefined,
  suggest: () => undefined,
});

/** Gives the page its language and keeps `<html lang>` true. */
export function LocaleProvider(props: {
  initialLocale: Locale;
  initialMessages: Messages;
  isWanted: boolean;
  /** Whose words are laid over ours. */
  brandIdentifier: string | undefined;
  children: ReactNode;
}) {
  const [{ locale, messages }, setCurrent] = useState({
    locale: props.initialLocale,
    messages: props.initialMessages,
  });
  const { brandIdentifier } = props;
  const queryClient = useQueryClient();
  const [isWanted, setWanted] = useState(props.isWanted);
  const asked = useRef(0);
  const show = useCallback(
    async (next: Locale): Promise<boolean> => {
      const mine = ++asked.current;
      const [loaded] = await Promise.all([
        loadTexts(next, brandIdentifier),
        prefetchIn(queryClient, next),
      ]);
      // Another language was asked for meanwhile: the last one counts, whichever comes first.
      if (mine !== asked.current) return false;
      setWanted(true);
      // Before the pages ask for anything in the new language (app/sdk).
      document.documentElement.lang = next;
      setCurrent({ locale: next, messages: loaded });
      return true;
    },
    [brandIdentifier, queryClient],
  );
  const choose = useCallback(
    async (next: Locale) => {
      // At once, so that no studio suggests its own while the texts are on their way.
      setWanted(true);
      if (await show(next)) rememberLocale(next);
    },
    [show],
  );
  const suggest = useCallback(
    (wish: string) => {
      const next = closestLocale(wish);
      // Nobody asked for it, so nobody is told when it does not come.
      if (!isWanted && next) void show(next).catch(() => undefined);
    },
    [isWanted, show],
  );
  const choice = useMemo(() => ({ locale, choose, suggest }), [locale, choose, suggest]);
  return (
    <LocaleContext value={choice}>
      <IntlProvider locale={locale} messages={messages} defaultLocale={fallbackLocale}>
        {props.children}
      </IntlProvider>
    </LocaleContext>
  );
}

export const useLocaleChoice = (): LocaleChoice => use(LocaleContext);
