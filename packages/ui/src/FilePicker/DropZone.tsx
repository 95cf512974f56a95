import { styled } from '@mui/material/styles';
import { Upload } from 'lucide';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { radii, space } from '../theme/tokens.ts';

interface DropZoneProps {
  id: string;
  accept: string;
  multiple: boolean;
  required: boolean;
  faulty: boolean;
  /** Ids of the elements that describe the control. */
  describedBy: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const Zone = styled('div')<{ faulty: boolean; over: boolean }>(({ theme, faulty, over }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(12),
    minHeight: 100,
    padding: space(16),
    borderRadius: radii.control,
    border: `2px dashed ${faulty ? palette.error.main : over ? palette.primary.main : palette.outline}`,
    backgroundColor: over ? palette.soft.brand : palette.background.muted,
    textAlign: 'center',
    transition: theme.transitions.create(['background-color', 'border-color']),
    '&:hover': { backgroundColor: palette.soft.brand },
    '&:has(:focus-visible)': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& svg': { flex: 'none', color: palette.primary.main },
    // The native input covers the zone invisibly: it handles click, keyboard and drop.
    '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
  };
});

/** Zone to click or to drop files on. */
export function DropZone(props: DropZoneProps) {
  const { id, accept, multiple, required, faulty, describedBy, onFiles, children } = props;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      faulty={faulty}
      over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={Upload} size={32} />
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-required={required}
        aria-invalid={faulty}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Picking the same file again must fire a change event too.
          event.target.value = '';
        }}
      />
    </Zone>
  );
}
