import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UserInfo } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { Avatar } from '../shared/Avatar.tsx';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(16),
  marginBottom: space(32),
  padding: space(24),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { padding: space(16) },
}));

/** Shows the account that the settings belong to. */
export const AccountCard = ({ user }: { user: UserInfo }) => (
  <Card>
    <Avatar user={user} size={64} />
    <div>
      <Typography variant="subtitle1">{user.name || user.email}</Typography>
      {user.name && <Typography color="textSecondary">{user.email}</Typography>}
    </div>
  </Card>
);
