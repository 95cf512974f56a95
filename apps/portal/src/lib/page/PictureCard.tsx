import { styled } from '@mui/material/styles';
import type { Picture } from '@studio-portal/sdk/types';
import { Drawing } from '@studio-portal/ui/Drawing';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { Cover } from './Cover.tsx';

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(12),
  listStyle: 'none',
  '& h2, & h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& :is(h2, h3) a': { color: 'inherit', textDecoration: 'none' },
  // The link covers the whole card except the actions at its end.
  '& :is(h2, h3) a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: radii.card,
  },
  '&:is(:hover, [data-active]) :is(h2, h3) a': { textDecoration: 'underline' },
  '&:is(:hover, [data-active]) img': { opacity: 0.92 },
  // Its pin on the map is hovered or focused.
  '&[data-active]:not(:hover)': {
    borderRadius: radii.card,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 6,
  },
}));

/** Cards in a row have frames of one size, whatever the proportions of an uploaded photograph are. */
const frame = { width: 3, height: 2 };

const NoPicture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: `${frame.width} / ${frame.height}`,
  borderRadius: radii.card,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.soft.brand,
}));

const Words = styled('div')({ flexGrow: 1 });

const End = styled('div')({ position: 'relative', zIndex: 1 });

interface PictureCardProps extends Omit<ComponentProps<typeof Card>, 'children' | 'color'> {
  picture: Picture | null;
  /** `#RRGGBB`, shown until the picture has loaded. */
  color?: string;
  /** Whether its picture is the first on the page. */
  important: boolean;
  /** A heading with the link of the whole card, and details. */
  children: ReactNode;
  /** Actions on the card. */
  end?: ReactNode;
}

/**
 * Shows an item of a list with picture, name and details; with `data-active` as if it was pointed
 * at. Further attributes go to the list item.
 */
export const PictureCard = ({
  picture,
  color,
  important,
  children,
  end,
  ...attributes
}: PictureCardProps) => (
  <Card {...attributes}>
    {picture ? (
      <Cover
        picture={picture}
        proportions={frame}
        sizes="(min-width: 992px) 380px, 100vw"
        important={important}
        {...(color === undefined ? {} : { color })}
      />
    ) : (
      <NoPicture>
        <Drawing name="calendar" />
      </NoPicture>
    )}
    <Words>{children}</Words>
    {end !== undefined && <End>{end}</End>}
  </Card>
);
