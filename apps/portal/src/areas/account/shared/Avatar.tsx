import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { ownPicture } from './ownPicture.ts';

const Initials = styled('span')<{ diameter: number }>(({ theme, diameter }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: diameter,
  height: diameter,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.soft.brand,
  color: theme.vars.palette.text.primary,
  fontSize: diameter * 0.4,
  fontWeight: 700,
  // Generated content, so that screen readers skip it: the name is beside it.
  '&::before': { content: 'attr(data-initials) / ""' },
}));

const Picture = styled('img')({ flexShrink: 0, borderRadius: '50%', objectFit: 'cover' });

/** Returns the initials of `Mona Muster` as MM; an e-mail yields its first letter. */
const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

interface AvatarProps {
  user: Pick<UserInfo, 'name' | 'email' | 'profilePictureUrl'>;
  /** Diameter in pixels. */
  size: number;
}

/** Shows the account's picture or initials; decorative, since the name is beside it. */
export function Avatar({ user, size }: AvatarProps) {
  const picture = ownPicture(user.profilePictureUrl);
  return picture ? (
    <Picture src={picture} alt="" width={size} height={size} />
  ) : (
    <Initials diameter={size} data-initials={toInitials(user.name || user.email)} />
  );
}
