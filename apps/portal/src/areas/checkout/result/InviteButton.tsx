import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { canShare, share } from '../../../lib/share/share.ts';
import { useCopyText } from '../../../lib/share/useCopyText.ts';
import { resultMessages } from './resultMessages.ts';

/**
 * Shares the page of what was booked with a friend, or copies its address on devices that cannot
 * share.
 * @param props.page path of the page
 */
export function InviteButton({ name, page }: { name: string; page: string }) {
  const { studio } = useStudio();
  const copy = useCopyText();
  const url = new URL(page, window.location.origin).href;
  const invite = () => (canShare() ? share({ title: `${name}, ${studio.name}`, url }) : copy(url));
  return (
    <Button variant="text" onClick={() => void invite()}>
      <FormattedMessage {...resultMessages.invite} />
    </Button>
  );
}
