import { styled } from '@mui/material/styles';
import type { Picture as PictureFiles } from '@studio-portal/sdk/types';
import { Picture } from '@studio-portal/ui/Picture';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space(24),
  alignItems: 'center',
  padding: space(16),
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) },
}));

/** On phones only the middle of the picture, so that the facts come into view. */
const Frame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: radii.control,
  [theme.breakpoints.down('sm')]: { display: 'grid', alignContent: 'center', height: 140 },
}));

const notch = 24;

/** Part below the perforation, with a notch at each of its ends. */
const Stub = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(16),
  padding: space(16),
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: -1 - notch / 2,
    boxSizing: 'border-box',
    width: notch,
    height: notch,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
  },
  // Only the inner half of each notch shows, and covers the border of the ticket.
  '&::before': { left: -1 - notch / 2, clipPath: 'inset(0 0 0 50%)' },
  '&::after': { right: -1 - notch / 2, clipPath: 'inset(0 50% 0 0)' },
}));

interface TicketProps {
  picture: PictureFiles | null | undefined;
  /** Background until the picture has loaded. */
  color?: string | undefined;
  children: ReactNode;
  /** Code, reference, calendar: what is needed at the door. */
  stub?: ReactNode;
}

/** Ticket of a booked or purchased item: its picture and facts, and a stub to show or keep. */
export const Ticket = ({ picture, color, children, stub }: TicketProps) => (
  <Root>
    <Body {...(picture ? {} : { 'data-plain': '' })}>
      {picture && (
        <Frame>
          <Picture
            small={{ src: picture.url, width: picture.width }}
            large={{ src: picture.urlLarge, width: picture.width * 2 }}
            sizes="(min-width: 768px) 200px, 100vw"
            width={3}
            height={2}
            {...(color ? { color } : {})}
            alt=""
          />
        </Frame>
      )}
      <div>{children}</div>
    </Body>
    {stub !== undefined && <Stub>{stub}</Stub>}
  </Root>
);
