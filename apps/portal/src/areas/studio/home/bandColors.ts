import type { Theme } from '@mui/material/styles';

/** Colors of a band and of the main action on it, for its texts, links and buttons. */
interface BandColors {
  ground: string;
  ink: string;
  action: string;
  onAction: string;
}

/** Returns the styles of a band; `BandActions` and focus rings read its variables. */
const bandColors = ({ ground, ink, action, onAction }: BandColors) => ({
  backgroundColor: ground,
  color: ink,
  '& a': { color: 'inherit' },
  '--sp-focus': ink,
  '--band-action': action,
  '--band-on-action': onAction,
});

/** The brand's header color, with an action in the brand's color where that can be seen. */
export const headerColors = ({ vars: { palette } }: Theme) =>
  bandColors({
    ground: palette.header.main,
    ink: palette.header.contrastText,
    action: palette.headerAction.main,
    onAction: palette.headerAction.contrastText,
  });

/** The brand's color, with an inverted action. */
export const posterColors = ({ vars: { palette } }: Theme) =>
  bandColors({
    ground: palette.poster.main,
    ink: palette.poster.contrastText,
    action: palette.poster.contrastText,
    onAction: palette.poster.main,
  });
