import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { innerRadius, radii, space } from '../theme/tokens.ts';
import type { PickedFile } from './pickedFiles.ts';

interface FileListProps {
  entries: readonly PickedFile[];
  removeLabel: (fileName: string) => string;
  onRemove: (entry: PickedFile) => void;
}

const List = styled('ul')({
  display: 'grid',
  gap: space(8),
  margin: `${space(12)} 0 0`,
  padding: 0,
  listStyle: 'none',
});

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  padding: space(8),
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& img': {
    width: 40,
    height: 40,
    objectFit: 'cover',
    borderRadius: innerRadius(radii.control, 4),
  },
}));

/** Lists the picked files with previews of pictures; each has a remove button. */
export function FileList({ entries, removeLabel, onRemove }: FileListProps) {
  if (entries.length === 0) return null;
  return (
    <List>
      {entries.map((entry) => (
        <Row key={entry.url}>
          {entry.file.type.startsWith('image/') && <img src={entry.url} alt="" />}
          <span>{entry.file.name}</span>
          <IconButton aria-label={removeLabel(entry.file.name)} onClick={() => onRemove(entry)}>
            <Icon of={X} size={20} />
          </IconButton>
        </Row>
      ))}
    </List>
  );
}
