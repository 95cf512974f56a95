import NativeSelect from '@mui/material/NativeSelect';
import { useIntl } from 'react-intl';
import { useLocaleChoice } from '../../app/LocaleProvider.tsx';
import { locales } from '../../app/locales.ts';
import { messages } from './messages.ts';

const nameOf = (locale: string): string => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** The language of the page; the platform's own list, since it is the lightest and works with every keyboard and phone. */
export function LanguageChoice() {
  const intl = useIntl();
  const { locale, choose } = useLocaleChoice();
  return (
    <NativeSelect
      value={locale}
      inputProps={{ 'aria-label': intl.formatMessage(messages.language) }}
      sx={{ color: 'inherit', minHeight: 44 }}
      onChange={(event) => {
        const next = locales.find((other) => other === event.target.value);
        if (next) void choose(next);
      }}
    >
      {locales.map((other) => (
        <option key={other} value={other} lang={other}>
          {nameOf(other)}
        </option>
      ))}
    </NativeSelect>
  );
}
