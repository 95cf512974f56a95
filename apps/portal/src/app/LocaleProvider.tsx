import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { IntlProvider } from 'react-intl';
import {
  fallbackLocale,
  type Locale,
  loadMessages,
  type Messages,
  rememberLocale,
} from './locales.ts';

interface LocaleChoice {
  locale: Locale;
  /** Loads the texts of another language and shows them; the page and what was typed stay. */
  choose: (locale: Locale) => Promise<void>;
}

const LocaleContext = createContext<LocaleChoice>({
  locale: fallbackLocale,
  choose: async () => undefined,
});

/** Gives the page its language and keeps `<html lang>` true. */
export function LocaleProvider(props: {
  initialLocale: Locale;
  initialMessages: Messages;
  children: ReactNode;
}) {
  const [{ locale, messages }, setCurrent] = useState({
    locale: props.initialLocale,
    messages: props.initialMessages,
  });
  const choose = useCallback(async (next: Locale) => {
    const loaded = await loadMessages(next);
    rememberLocale(next);
    setCurrent({ locale: next, messages: loaded });
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const choice = useMemo(() => ({ locale, choose }), [locale, choose]);
  return (
    <LocaleContext value={choice}>
      <IntlProvider locale={locale} messages={messages} defaultLocale={fallbackLocale}>
        {props.children}
      </IntlProvider>
    </LocaleContext>
  );
}

export const useLocaleChoice = (): LocaleChoice => use(LocaleContext);
