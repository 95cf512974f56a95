import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListDashboardLinks } from '@studio-portal/sdk/api/customization';
import type { DashboardLinkIcon } from '@studio-portal/sdk/types';
import { Icon } from '@studio-portal/ui/Icon';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { Dumbbell, ExternalLink, type IconNode, LifeBuoy, Salad, ShoppingBag, Users } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { Rows } from '../../../lib/page/LinkList.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

const icons = {
  SHOP: ShoppingBag,
  NUTRITION: Salad,
  TRAINING_PLAN: Dumbbell,
  COMMUNITY: Users,
  SUPPORT: LifeBuoy,
  OTHER: ExternalLink,
} as const satisfies Record<DashboardLinkIcon, IconNode>;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(16),
  padding: `${space(12)} ${space(24)}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: { paddingInline: space(16) },
}));

/**
 * Lists external links of a studio for its members, such as its shop; nothing if there are none or
 * loading failed.
 */
export function DashboardLinks() {
  const { studio } = useStudio();
  const { data: links = [] } = useListDashboardLinks({ organizationUnitId: studio.id });
  if (links.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.links} />
      </Typography>
      <Rows>
        {links.map(({ id, title, description, url, icon }) => (
          <Row key={id}>
            <Icon of={icons[icon]} />
            <span>
              <SiteLink href={url} newTab>
                {title}
                <VisuallyHidden>
                  {' '}
                  <FormattedMessage {...messages.newTab} />
                </VisuallyHidden>
              </SiteLink>
              {description !== null && <small>{description}</small>}
            </span>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
