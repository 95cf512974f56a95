import { controls, space } from '../theme/tokens.ts';

/** Both looks of the field have the heights of section 9, and the label in the middle of them. */
export const fieldStyle = (size: 'medium' | 'large') =>
  ({
    '& .MuiOutlinedInput-root.MuiInputBase-root': {
      minHeight: controls.selectHeight[size],
      paddingBlock: 0,
    },
    ...(size === 'large' && {
      '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': {
        transform: `translate(${space(12)}, 13px)`,
      },
    }),
  }) as const;
