import { controls, space } from '../theme/tokens.ts';

/** Heights of both variants (spec 1.9), with the label vertically centred. */
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
