import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { rememberCurrentPage } from '../../../lib/session/afterLogin.ts';

interface MembershipPromptProps {
  /** Text and button label for users without a membership here, and for visitors. */
  messages: Record<'connectFirst' | 'connect' | 'membersOnly' | 'login', MessageDescriptor>;
  size?: 'medium' | 'large';
}

/**
 * Prompts a non-member to connect a membership, or a visitor to log in. Both return to this page.
 */
export function MembershipPrompt({ messages, size = 'medium' }: MembershipPromptProps) {
  const { studioUuid, user } = useStudio();
  const [text, label, to] = user
    ? ([messages.connectFirst, messages.connect, 'studioConnect'] as const)
    : ([messages.membersOnly, messages.login, 'login'] as const);
  return (
    <>
      <Typography>
        <FormattedMessage {...text} />
      </Typography>
      <Button
        variant="contained"
        size={size}
        component={Link}
        to={path(to, { studioUuid })}
        onClick={rememberCurrentPage}
      >
        <FormattedMessage {...label} />
      </Button>
    </>
  );
}
