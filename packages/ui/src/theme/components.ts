import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { controls, delays, fontWeights, overlays, radii, space } from './tokens.ts';

type StudioComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;

const { buttonHeight, buttonMinWidth, checkboxBox, radioCircle, textFieldHeight } = controls;

/** How MUI's own components look here; a piece only adds what MUI lacks. */
export const components: StudioComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingBlock: space(100) },
      'h1, h2, h3': { textWrap: 'balance' },
      'p, li': { textWrap: 'pretty' },
      'img, svg': { maxWidth: '100%' },
      ':where(a, button, summary, [tabindex]):focus-visible': {
        outline: '3px solid var(--sp-palette-primary-main)',
        outlineOffset: 2,
        borderRadius: 2,
      },
      time: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: buttonHeight.medium,
        minWidth: buttonMinWidth,
        padding: `${space(8)} ${space(16)}`,
        borderRadius: radii.control,
        fontWeight: fontWeights.medium,
        '&.MuiButton-sizeLarge': {
          minHeight: buttonHeight.large,
          padding: `${space(12)} ${space(24)}`,
          ...theme.typography.subtitle1,
        },
        // Twenty pixels high to the eye, and still a target of at least 24 by WCAG 2.5.8.
        '&.MuiButton-sizeSmall': {
          position: 'relative',
          minHeight: buttonHeight.small,
          minWidth: controls.hitArea,
          padding: `0 ${space(8)}`,
          '&::after': { content: '""', position: 'absolute', inset: `-${space(2)} 0` },
        },
        '&.MuiButton-text': { minWidth: controls.hitArea },
        '&.MuiButton-containedPrimary:is(:not(.Mui-disabled), .MuiButton-loading)': {
          color: theme.vars.palette.highlight.contrastText,
          backgroundColor: theme.vars.palette.highlight.main,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.highlight.edge}`,
          '&:hover': { backgroundColor: theme.vars.palette.highlight.hover },
          '& .MuiButton-loadingIndicator': { color: theme.vars.palette.highlight.contrastText },
        },
        '&.MuiButton-containedPrimary.MuiButton-loading': { color: 'transparent' },
        '&.MuiButton-outlinedPrimary:not(.Mui-disabled)': {
          color: theme.vars.palette.text.primary,
          borderColor: theme.vars.palette.outline,
          '&:hover': { backgroundColor: theme.vars.palette.background.muted },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: controls.hitArea, minHeight: controls.hitArea } },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px', borderRadius: 2 },
    },
  },
  MuiPaper: { styleOverrides: { rounded: { borderRadius: radii.card } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radii.card } },
  },
  MuiAlert: {
    styleOverrides: { root: { maxWidth: overlays.alertWidth, borderRadius: radii.control } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: textFieldHeight,
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-error, .Mui-focused, .Mui-disabled, :hover) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
        },
      }),
      // Below 16 px a phone zooms into the field and does not come back.
      input: {
        height: 'auto',
        padding: `${space(10)} ${space(12)}`,
        fontSize: '1rem',
        lineHeight: 1.5,
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  MuiCheckbox: { styleOverrides: { root: { '& .MuiSvgIcon-root': { fontSize: checkboxBox } } } },
  MuiRadio: { styleOverrides: { root: { '& .MuiSvgIcon-root': { fontSize: radioCircle + 4 } } } },
  MuiTooltip: { defaultProps: { enterDelay: delays.tooltip } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
