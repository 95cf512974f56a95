import type { ColorSystemOptions } from '@mui/material/styles';
import type { SchemeColors, StatusColors } from './palette.ts';

function statusPalette({ main, soft, onMain }: StatusColors) {
  return { main, light: soft, dark: main, contrastText: onMain };
}

/** Maps a scheme's colours to MUI's palette and our own tokens. */
export function muiPalette(colors: SchemeColors): NonNullable<ColorSystemOptions['palette']> {
  const { error, success, warning, info } = colors;
  return {
    mode: colors.mode,
    primary: {
      main: colors.accent,
      light: colors.soft,
      dark: colors.accent,
      contrastText: colors.onAccent,
    },
    secondary: {
      main: colors.text,
      light: colors.muted,
      dark: colors.text,
      contrastText: colors.page,
    },
    error: statusPalette(error),
    success: statusPalette(success),
    warning: statusPalette(warning),
    info: statusPalette(info),
    highlight: {
      main: colors.fill,
      hover: colors.fillHover,
      contrastText: colors.onFill,
      edge: colors.fillEdge,
    },
    soft: {
      brand: colors.soft,
      error: error.soft,
      success: success.soft,
      warning: warning.soft,
      info: info.soft,
    },
    background: { default: colors.page, paper: colors.card, muted: colors.muted },
    text: { primary: colors.text, secondary: colors.textSecondary },
    // Disabled controls often say why ("Opens Tue 18:00"), so their text must be readable.
    action: { disabled: colors.textSecondary, disabledBackground: colors.muted },
    divider: colors.divider,
    outline: colors.outline,
    topbar: { main: colors.topbar.main, contrastText: colors.topbar.ink },
    header: { main: colors.header.main, contrastText: colors.header.ink },
    headerAction: { main: colors.headerAction.main, contrastText: colors.headerAction.ink },
    footer: { main: colors.footer.main, contrastText: colors.footer.ink },
    poster: { main: colors.poster.main, contrastText: colors.poster.ink },
    Alert: {
      errorColor: colors.text,
      successColor: colors.text,
      warningColor: colors.text,
      infoColor: colors.text,
      errorStandardBg: error.soft,
      successStandardBg: success.soft,
      warningStandardBg: warning.soft,
      infoStandardBg: info.soft,
    },
  };
}
