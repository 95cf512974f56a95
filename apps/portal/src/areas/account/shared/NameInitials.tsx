import { styled } from '@mui/material/styles';

const Circle = styled('span', { shouldForwardProp: (name) => name !== 'diameter' })<{
  diameter: number;
}>(({ theme, diameter }) => ({
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

/** Returns the initials of `Mona Muster` as MM; an e-mail yields its first letter. */
const toInitials = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Shows a person's initials in a circle; decorative, since the name is beside it. */
export const NameInitials = ({ name, size }: { name: string; size: number }) => (
  <Circle diameter={size} data-initials={toInitials(name)} />
);
