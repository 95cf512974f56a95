import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { allStories } from '../src/testing/allStories.ts';
import { fontWeights, radii, space } from '../src/theme/tokens.ts';
import { pieces, formatSearch, type Choice } from './choice.ts';

const Side = styled('nav')(({ theme }) => ({
  padding: `${space(24)} ${space(16)}`,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  overflow: 'auto',
  [theme.breakpoints.down('md')]: { maxHeight: 200 },
}));

const List = styled('ul')({
  margin: `${space(16)} 0 0`,
  padding: 0,
  listStyle: 'none',
});

const Entry = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(8),
  padding: `${space(4)} ${space(12)}`,
  borderRadius: radii.control,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.soft.brand },
  '&[aria-current]': {
    fontWeight: fontWeights.medium,
    color: theme.vars.palette.highlight.contrastText,
    backgroundColor: theme.vars.palette.highlight.main,
  },
  '& small': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '&[aria-current] small': { color: 'inherit' },
}));

const getStates = (name: string) => allStories.filter(({ piece }) => piece === name).length;

/** Lists all components with their number of states. */
export function ComponentList(props: { chosen: Choice; onChoose: (piece: string) => void }) {
  const { chosen, onChoose } = props;
  return (
    <Side aria-label="Pieces">
      <Typography variant="h3" component="p">
        Interface pieces
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {pieces.length} pieces, {allStories.length} states
      </Typography>
      <List>
        {pieces.map((piece) => (
          <li key={piece}>
            <Entry
              href={formatSearch({ ...chosen, piece })}
              aria-current={piece === chosen.piece ? 'page' : undefined}
              ref={(element) => {
                if (piece === chosen.piece) element?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={(event) => {
                event.preventDefault();
                onChoose(piece);
              }}
            >
              {piece}
              <small>{getStates(piece)}</small>
            </Entry>
          </li>
        ))}
      </List>
    </Side>
  );
}
