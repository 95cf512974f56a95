import { SegmentedControl } from '@studio-portal/ui/SegmentedControl';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { useDesktop } from '../../../lib/browser/useDesktop.ts';
import { routeTable } from '../../../lib/routes/routeTable.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { customerPages } from './customerPages.ts';
import { messages } from './messages.ts';

/** Switch between member data sections on desktops; phones have the list of sections instead. */
export function PageChoice({ current }: { current: (typeof customerPages)[number] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { studioUuid } = useStudio();
  const pages = customerPages.filter(useRouteAccess());
  if (!useDesktop() || pages.length < 2) return null;
  return (
    <SegmentedControl
      label={intl.formatMessage(messages.pages)}
      value={current}
      onChange={(name) => void navigate(pathFromParams(name, { studioUuid }))}
      segments={pages.map((name) => ({
        value: name,
        label: <FormattedMessage {...routeTable[name].title} />,
      }))}
    />
  );
}
