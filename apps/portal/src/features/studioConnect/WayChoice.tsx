import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { type Way, ways } from './ways.ts';

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(8),
  marginTop: space(8),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  padding: `${space(8)} ${space(16)} ${space(8)} ${space(4)}`,
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.outline}`,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

const words = {
  email: { name: messages.wayEmail, text: messages.wayEmailText },
  customerCode: { name: messages.wayCode, text: messages.wayCodeText },
  iban: { name: messages.wayIban, text: messages.wayIbanText },
  ibanSuffix: { name: messages.waySuffix, text: messages.waySuffixText },
} as const satisfies Record<Way, object>;

/** By what the studio is to find its member. */
export const WayChoice = (props: { way: Way; onChange: (way: Way) => void }) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">
      <FormattedMessage {...messages.howToFind} />
    </FormLabel>
    <List>
      {ways.map((way) => (
        <Card key={way}>
          <Radio
            name="way-to-connect"
            value={way}
            checked={way === props.way}
            onChange={() => props.onChange(way)}
          />
          <span>
            <FormattedMessage {...words[way].name} />
            <small>
              <FormattedMessage {...words[way].text} />
            </small>
          </span>
        </Card>
      ))}
    </List>
  </FormControl>
);
