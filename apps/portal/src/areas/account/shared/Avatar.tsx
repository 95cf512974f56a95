import { styled } from '@mui/material/styles';
import type { UserInfo } from '@studio-portal/sdk/types';
import { NameInitials } from './NameInitials.tsx';
import { ownPicture } from './ownPicture.ts';

const Picture = styled('img')({ flexShrink: 0, borderRadius: '50%', objectFit: 'cover' });

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
    <NameInitials name={user.name || user.email} size={size} />
  );
}
