import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { focusRing } from './focus.ts';
import { controls, fontWeights, radii, space } from './tokens.ts';

type ButtonTheme = Omit<Theme, 'components'> & CssVarsTheme;

const { buttonHeight, buttonMinWidth, hitArea, mainButtonWidth } = controls;

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Tinted with the brand colour: a repeated action, e.g. in each row of a list. */
    soft: true;
  }
}

function sizes(theme: ButtonTheme) {
  return [
    {
      props: { size: 'large' },
      style: {
        ...theme.typography.subtitle1,
        minHeight: buttonHeight.large,
        padding: `${space(12)} ${space(24)}`,
      },
    },
    { props: { size: 'large', variant: 'contained' }, style: { minWidth: mainButtonWidth } },
    {
      // Looks 20 pixels high, but the target is at least 24 (WCAG 2.5.8).
      props: { size: 'small' },
      style: {
        position: 'relative',
        minHeight: buttonHeight.small,
        minWidth: hitArea,
        padding: `0 ${space(8)}`,
        '&::after': { content: '""', position: 'absolute', inset: `-${space(2)} 0` },
      },
    },
  ] as const;
}

function looks({ vars: { palette } }: ButtonTheme) {
  return [
    {
      props: { variant: 'contained', color: 'primary' },
      style: {
        '&:not(.Mui-disabled), &.MuiButton-loading': {
          color: palette.highlight.contrastText,
          backgroundColor: palette.highlight.main,
          boxShadow: `inset 0 0 0 1px ${palette.highlight.edge}`,
        },
        '&:hover': { backgroundColor: palette.highlight.hover },
        '&.MuiButton-loading': { color: 'transparent' },
        '& .MuiButton-loadingIndicator': { color: palette.highlight.contrastText },
      },
    },
    {
      props: { variant: 'soft' },
      style: {
        color: palette.primary.main,
        backgroundColor: palette.soft.brand,
        '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
        '&.Mui-disabled': { backgroundColor: palette.action.disabledBackground },
      },
    },
    {
      props: { variant: 'outlined', color: 'primary' },
      style: {
        '&:not(.Mui-disabled)': { color: palette.text.primary, borderColor: palette.outline },
        '&:hover': { backgroundColor: palette.background.muted },
      },
    },
    { props: { variant: 'text' }, style: { minWidth: hitArea } },
  ] as const;
}

/**
 * Button variants: `contained` for the main action, in the brand colour; `soft` for the action of a row; `outlined` for an
 * alternative or back; `text` for the least important.
 */
export const button: Components<ButtonTheme>['MuiButton'] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: buttonHeight.medium,
      minWidth: buttonMinWidth,
      padding: `${space(8)} ${space(16)}`,
      borderRadius: radii.button,
      fontWeight: fontWeights.medium,
      // MUI removes its focus style from busy buttons and does not restore it.
      '&:focus-visible': { ...focusRing, outlineOffset: 2 },
      variants: [...sizes(theme), ...looks(theme)],
    }),
  },
};
