import { useGetTranslationLocales } from '@studio-portal/sdk/api/translations';
import { useStudioIfAny } from '../../lib/routes/StudioContext.tsx';
import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { useLocaleChoice } from '../../lib/i18n/LocaleProvider.tsx';
import { closestLocale, type Locale, localeName, locales } from '../../lib/i18n/locales.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { notify } from '../../lib/browser/notices.ts';
import { messages } from './messages.ts';

const Select = styled('select')({
  minHeight: 44,
  paddingInline: space(12),
  border: '1px solid currentcolor',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '& option': { color: 'CanvasText', background: 'Canvas' },
});

/**
 * Returns the languages to choose from. Logged-in users get those that the studio uses for its
 * members (spec 3, "Locale info") plus the current one; visitors, who may not call that endpoint,
 * get all.
 */
function useOfferedLocales(shown: Locale): readonly Locale[] {
  const { user, studio } = useStudioIfAny() ?? {};
  const { data } = useGetTranslationLocales(studio ? { organizationUnitId: studio.id } : {}, {
    query: { enabled: user !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  if (!data || !user) return locales;
  const { multiLanguageSupport, translationLocales, studioLocale } = data;
  const spoken = new Set(
    (multiLanguageSupport ? translationLocales : [studioLocale]).map(closestLocale),
  );
  return locales.filter((locale) => spoken.has(locale) || locale === shown);
}

/** Selects the language of the page. A native select, because MUI's would cost every page 8 kB. */
export function LanguageChoice() {
  const intl = useIntl();
  const { locale, choose } = useLocaleChoice();
  const offered = useOfferedLocales(locale);
  const isHydrated = useHydrated();
  return (
    <Select
      value={locale}
      // A choice before hydration would be lost.
      disabled={!isHydrated}
      aria-label={intl.formatMessage(messages.language)}
      onChange={(event) => {
        const next = locales.find((other) => other === event.target.value);
        if (next)
          void choose(next).catch(() =>
            notify({ type: 'error', title: intl.formatMessage(messages.languageFailed) }),
          );
      }}
    >
      {offered.map((other) => (
        // Names of languages differ between the versions of browsers and server.
        <option key={other} value={other} lang={other} suppressHydrationWarning>
          {localeName(other)}
        </option>
      ))}
    </Select>
  );
}
