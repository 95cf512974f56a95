import { useIntl } from 'react-intl';
import { BarMenu } from './BarMenu.tsx';
import { messages } from './messages.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';

/** Three lines, as everybody knows them. */
const Lines = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
    <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

/** The header menu: studio finder, corporate fitness, support and the legal pages (specification 1, section 2.7). */
export function MenuButton() {
  const intl = useIntl();
  return (
    <BarMenu items={useHeaderMenu()} label={intl.formatMessage(messages.menu)}>
      <Lines />
    </BarMenu>
  );
}
