import { Icon } from '@studio-portal/ui/Icon';
import { Menu } from 'lucide';
import { useIntl } from 'react-intl';
import { BarMenu } from './BarMenu.tsx';
import { messages } from './messages.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';

/**
 * Header menu: on phones the studio's sections, then studio finder, corporate fitness, support and
 * legal pages (spec 2.7).
 */
export function MenuButton() {
  const intl = useIntl();
  return (
    <BarMenu items={useHeaderMenu()} label={intl.formatMessage(messages.menu)}>
      <Icon of={Menu} />
    </BarMenu>
  );
}
