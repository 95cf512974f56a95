import { styled } from '@mui/material/styles';
import { Icon } from '@studio-portal/ui/Icon';
import { contentWidth, fontWeights, radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { pathFromParams } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { useSections } from './useSections.ts';

const Columns = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: contentWidth.wide + 48,
  marginInline: 'auto',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    gap: space(32),
    paddingLeft: space(24),
    // Next to the sections, align pages with the column instead of centering them.
    '& > section': { marginInline: 0 },
  },
}));

const Sections = styled('nav')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& ul': {
    position: 'sticky',
    top: 84,
    display: 'grid',
    gap: space(2),
    margin: 0,
    padding: `${space(50)} 0 ${space(24)}`,
    listStyle: 'none',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space(12),
    minHeight: 44,
    paddingInline: space(12),
    marginLeft: `-${space(12)}`,
    borderRadius: radii.control,
    color: theme.vars.palette.text.secondary,
    fontWeight: fontWeights.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none' },
    '&:hover': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.muted,
    },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.muted,
    },
  },
}));

/**
 * Frame of the membership pages: sections on the left on desktops; phones have a separate page for
 * them.
 */
export function SelfServiceShell({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const shown = useSections();
  return (
    <Columns>
      <Sections aria-label={intl.formatMessage(messages.sections)}>
        <ul>
          {shown.map(({ name, icon, title, active }) => (
            <li key={name}>
              <Link to={pathFromParams(name, { studioUuid })} aria-current={active}>
                <Icon of={icon} size={20} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Sections>
      {children}
    </Columns>
  );
}
