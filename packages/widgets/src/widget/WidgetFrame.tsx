import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { WidgetStudio } from '@studio-portal/sdk/types';
import { createBrandTheme } from '@studio-portal/ui/theme';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { loadBrandFonts } from './fonts.ts';
import { loadMessages } from './locales.ts';
import { useSettings } from './SettingsContext.ts';
import { WidgetError } from './WidgetError.tsx';

/** Keeps out the website's styles, also those with `!important`. */
const isolation = {
  ':host': { all: 'initial !important', display: 'block !important' },
  ':host([hidden])': { display: 'none !important' },
} as const;

interface WidgetFrameProps<Answer> {
  answer: UseQueryResult<Answer>;
  /** Placeholder with the height of the content. */
  skeleton: ReactNode;
  /** Page of the portal with the same content, offered if the answer cannot be loaded. */
  portalHref: string;
  children: (answer: Answer) => ReactNode;
}

/**
 * Renders a widget in its brand and language. The texts load at the same time as the answer; until both are there, it
 * shows a placeholder.
 */
export function WidgetFrame<Answer extends { studio: WidgetStudio }>({
  answer,
  skeleton,
  portalHref,
  children,
}: WidgetFrameProps<Answer>) {
  const { locale, scheme } = useSettings();
  const texts = useQuery({
    queryKey: ['texts', locale],
    queryFn: () => loadMessages(locale),
    staleTime: Infinity,
  });
  // Read at each render: React Query reports only changes of fields that were read.
  const { data, error, isPending, isFetching, refetch } = answer;
  // React Query drops the error when a retry starts.
  const [lastError, setLastError] = useState(error);
  if (error && error !== lastError) setLastError(error);
  const container = useRef<HTMLDivElement>(null);
  const [isRetried, setRetried] = useState(false);
  const hasData = data !== undefined;
  useEffect(() => {
    // The content has replaced the retry button, which had the focus.
    if (hasData && isRetried && document.activeElement === document.body)
      container.current?.focus({ preventScroll: true });
  }, [hasData, isRetried]);
  const style = data?.studio.style;
  const theme = useMemo(() => {
    loadBrandFonts(style);
    return createBrandTheme(style, { root: '.studio-widget', scheme });
  }, [style, scheme]);
  const isWaiting = texts.isPending || (isPending && lastError === null);
  return (
    // Stores no scheme, since the website chooses it.
    <ThemeProvider theme={theme} storageManager={null}>
      <GlobalStyles styles={isolation} />
      <GlobalStyles
        styles={{
          '.studio-widget': {
            ...theme.typography.body2,
            // At least the usual size where a website makes `rem` small, and larger for readers who need it.
            '--sp-rem': 'clamp(16px, 1rem, 32px)',
            display: 'block',
            color: 'var(--sp-palette-text-primary)',
            overflowWrap: 'anywhere',
            textAlign: 'start',
          },
        }}
      />
      <IntlProvider
        key={texts.status}
        locale={locale}
        messages={texts.data ?? {}}
        // English stands in for texts that cannot be loaded.
        onError={() => undefined}
      >
        <div ref={container} tabIndex={-1} aria-busy={isWaiting} style={{ outline: 'none' }}>
          {isWaiting ? (
            skeleton
          ) : data ? (
            children(data)
          ) : (
            <WidgetError
              error={lastError}
              isRetrying={isFetching}
              onRetry={() => {
                setRetried(true);
                void refetch();
              }}
              portalHref={portalHref}
            />
          )}
        </div>
      </IntlProvider>
    </ThemeProvider>
  );
}
