import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useCopyText } from '../../../lib/share/useCopyText.ts';
import { resultMessages } from './resultMessages.ts';

/**
 * Shares the page of a booked class or event with a friend, or copies its address on devices that
 * cannot share.
 * @param props.page path of the page
 */
export function InviteButton({ name, page }: { name: string; page: string }) {
  const { studio } = useStudio();
  const copy = useCopyText();
  const url = new URL(page, window.location.origin).href;
  const invite = () =>
    'share' in navigator
      ? // The share sheet rejects when the user closes it.
        navigator.share({ title: `${name}, ${studio.name}`, url }).catch(() => undefined)
      : copy(url);
  return (
    <Button variant="text" onClick={() => void invite()}>
      <FormattedMessage {...resultMessages.invite} />
    </Button>
  );
}
