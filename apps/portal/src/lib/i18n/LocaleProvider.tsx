import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { closestLocale, fallbackLocale, type Locale, rememberLocale } from './locales.ts';
import type { Messages } from './Messages.ts';
import { prefetchLocale } from './prefetchLocale.ts';
import { loadTexts } from './loadTexts.ts';

interface LocaleChoice {
  locale: Locale;
  /**
   * Loads the messages of another language and switches to it; the page and its input stay. Rejects
   * if they fail to load.
   */
  choose: (locale: Locale) => Promise<void>;
  /** Suggests the studio's language, for users whose languages are not supported (spec 9). */
  suggest: (locale: string) => void;
}

const LocaleContext = createContext<LocaleChoice>({
  locale: fallbackLocale,
  choose: async () => undefined,
  suggest: () => undefined,
});

/** Provides the language of the page and keeps `<html lang>` in sync. */
export function LocaleProvider(props: {
  initialLocale: Locale;
  initialMessages: Messages;
  isWanted: boolean;
  /** Brand whose texts override the default ones. */
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
        prefetchLocale(queryClient, next),
      ]);
      // Ignore an outdated response: the language chosen last wins, whichever loads first.
      if (mine !== asked.current) return false;
      setWanted(true);
      // Set it before pages send requests in the new language (app/sdk).
      document.documentElement.lang = next;
      setCurrent({ locale: next, messages: loaded });
      return true;
    },
    [brandIdentifier, queryClient],
  );
  const choose = useCallback(
    async (next: Locale) => {
      // Set it before loading, so that no studio suggests its own language in between.
      setWanted(true);
      if (await show(next)) rememberLocale(next);
    },
    [show],
  );
  const suggest = useCallback(
    (wish: string) => {
      const next = closestLocale(wish);
      // The user did not ask for this language, so a failure is silent.
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
