import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { useLocaleChoice } from '../../site/language/LocaleProvider.tsx';
import { localeName, locales } from '../../site/language/locales.ts';
import { notify } from '../../lib/notices.ts';
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

/** The language of the page. The platform's own list: every page has it, so MUI's select would cost every page 8 kB. */
export function LanguageChoice() {
  const intl = useIntl();
  const { locale, choose } = useLocaleChoice();
  return (
    <Select
      value={locale}
      aria-label={intl.formatMessage(messages.language)}
      onChange={(event) => {
        const next = locales.find((other) => other === event.target.value);
        if (next)
          void choose(next).catch(() =>
            notify({ type: 'error', title: intl.formatMessage(messages.languageFailed) }),
          );
      }}
    >
      {locales.map((other) => (
        <option key={other} value={other} lang={other}>
          {localeName(other)}
        </option>
      ))}
    </Select>
  );
}
