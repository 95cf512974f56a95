import type { UserInfo } from '@studio-portal/sdk/types';
import { ownPicture } from './ownPicture.ts';
import { PersonPicture } from './PersonPicture.tsx';

interface AvatarProps {
  user: Pick<UserInfo, 'name' | 'email' | 'profilePictureUrl'>;
  /** Diameter in pixels. */
  size: number;
}

/** Shows the account's picture or initials. */
export const Avatar = ({ user, size }: AvatarProps) => (
  <PersonPicture
    name={user.name || user.email}
    src={ownPicture(user.profilePictureUrl)}
    size={size}
  />
);
