import { controls, space } from '../theme/tokens.ts';

/** Both looks of the field have the heights of section 9, and the label in the middle of them. */
export const fieldStyle = (size: 'medium' | 'large') =>
  ({
    '& .MuiOutlinedInput-root.MuiInputBase-root': {
      minHeight: controls.selectHeight[size],
      paddingBlock: 0,
      '& .MuiAutocomplete-input': { padding: `${space(10)} ${space(6)}` },
    },
    ...(size === 'large' && {
      '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': {
        transform: `translate(${space(12)}, 13px)`,
      },
    }),
  }) as const;

/**
 * The label gets its asterisk from the field; the browser's own check stays out, since it would
 * look at the typed text instead of at what was chosen.
 */
export const requiredWithoutNativeCheck = (required: boolean) =>
  ({ required: false, 'aria-required': required }) as const;
