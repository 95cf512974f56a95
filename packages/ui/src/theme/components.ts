import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { button } from './button.ts';
import { focusRing } from './focus.ts';
import { controls, delays, durations, lowWindow, overlays, radii, space } from './tokens.ts';

type StudioComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;

const { checkboxBox, radioCircle, textFieldHeight } = controls;

/** Focus ring for controls with an invisible input, whose focus MUI shows by the disabled ripple. */
const markFocus = { '&.Mui-focusVisible': { ...focusRing, outlineOffset: -6 } };

/** The pictures of the page before and after a view transition. */
const viewTransition =
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)';

/** Overrides of MUI's components; our own components only add what MUI lacks. */
export const components: StudioComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingBlock: space(100), [lowWindow]: { scrollPaddingBlock: space(16) } },
      // Keeps a long unbreakable name or URL from making the page scroll horizontally.
      body: { overflowWrap: 'anywhere' },
      'h1, h2, h3': { textWrap: 'balance' },
      'p, li': { textWrap: 'pretty' },
      'img, svg': { maxWidth: '100%' },
      ':where(a, button, select, summary, [tabindex]):focus-visible': {
        ...focusRing,
        outlineOffset: 2,
        borderRadius: 2,
      },
      // A heading receives the focus to guide screen readers and keyboards, but it is not interactive.
      ':is(h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
      time: { fontVariantNumeric: 'tabular-nums' },
      // Prints the content without navigation and controls.
      '@media print': {
        'header, nav, footer, dialog, button, .MuiButton-root, [role="status"], [role="toolbar"]': {
          display: 'none !important',
        },
        body: { color: '#000', backgroundColor: '#fff' },
        'h1, h2, h3, img': { breakAfter: 'avoid' },
        'li, dl > div, section > p': { breakInside: 'avoid' },
      },
      [viewTransition]: { animationDuration: `${durations.standard}ms` },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { transition: 'none !important' },
        [viewTransition]: { animation: 'none !important' },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: button,
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
  // Uniform width, and margins around a dialog's parts; on a phone its buttons are stacked, the main one first.
  MuiDialog: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      paper: ({ theme }) => ({
        width: '100%',
        maxWidth: overlays.modalMaxWidth,
        '&.MuiDialog-paperFullScreen': { maxWidth: '100%' },
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': { margin: space(16) },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        padding: `${space(24)} ${space(24)} ${space(12)}`,
      }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: space(24) } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: space(12),
        padding: `0 ${space(24)} ${space(24)}`,
        [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { maxWidth: overlays.alertWidth, borderRadius: radii.control, flexWrap: 'wrap' },
      message: { flex: '1 1 200px' },
      // On a phone the action wraps below the text; words of a button never break.
      action: {
        flexWrap: 'wrap',
        gap: space(8),
        paddingTop: 0,
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Below 16 px, phones zoom into the focused field and do not zoom out again.
        fontSize: '1rem',
        minHeight: textFieldHeight,
        borderRadius: radii.control,
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-error, .Mui-focused, .Mui-disabled, :hover) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.outline,
        },
      }),
      input: {
        height: 'auto',
        padding: `${space(10)} ${space(12)}`,
        lineHeight: 1.5,
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        fontSize: '1rem',
        lineHeight: 1.5,
        '&:not(.MuiInputLabel-shrink)': { transform: `translate(${space(12)}, ${space(10)})` },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
  MuiCheckbox: {
    styleOverrides: { root: { ...markFocus, '& .MuiSvgIcon-root': { fontSize: checkboxBox } } },
  },
  MuiRadio: {
    styleOverrides: { root: { ...markFocus, '& .MuiSvgIcon-root': { fontSize: radioCircle + 4 } } },
  },
  // A tooltip describes; as accessible name it would replace the visible text (WCAG 2.5.3).
  MuiTooltip: { defaultProps: { enterDelay: delays.tooltip, describeChild: true } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
