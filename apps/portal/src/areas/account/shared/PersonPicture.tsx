import { styled } from '@mui/material/styles';
import { NameInitials } from './NameInitials.tsx';

const Picture = styled('img')(({ theme }) => ({
  flexShrink: 0,
  borderRadius: '50%',
  // Shown until the picture is loaded.
  backgroundColor: theme.vars.palette.soft.brand,
  objectFit: 'cover',
}));

interface PersonPictureProps {
  name: string;
  /** Address of the picture; without one, initials are shown. */
  src: string | undefined;
  /** Diameter in pixels. */
  size: number;
}

/** Shows a person's picture or initials in a circle; decorative, since the name is beside it. */
export const PersonPicture = ({ name, src, size }: PersonPictureProps) =>
  src ? (
    <Picture src={src} alt="" loading="lazy" width={size} height={size} />
  ) : (
    <NameInitials name={name} size={size} />
  );
