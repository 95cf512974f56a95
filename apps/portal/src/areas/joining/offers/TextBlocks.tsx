import { styled } from '@mui/material/styles';
import type { ContractTextBlock } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { signMessages as messages } from '../signing/signMessages.ts';
import { TickBox } from '../../../lib/forms/TickBox.tsx';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(4),
  '& h2': { ...theme.typography.subtitle1, margin: 0 },
  '& p': { margin: 0, whiteSpace: 'pre-line', color: theme.vars.palette.text.secondary },
}));

/** Returns the id of a text block's checkbox. */
export const textBlockId = (id: number): string => `text-block-${id}`;

interface TextBlocksProps {
  blocks: readonly ContractTextBlock[];
  accepted: readonly number[];
  onChange: (accepted: number[]) => void;
  /** Returns the error of a checkbox, by its id. */
  getError: (fieldId: string) => string | undefined;
}

/** Texts to accept before signing, each with its checkbox. */
export const TextBlocks = ({ blocks, accepted, onChange, getError }: TextBlocksProps) =>
  blocks.map(({ id, title, text, mandatory }) => (
    <Block key={id}>
      <h2>{title}</h2>
      <p>{text}</p>
      <TickBox
        id={textBlockId(id)}
        label={
          <FormattedMessage
            {...(mandatory ? messages.readAndAccept : messages.acceptOptional)}
            values={{ title }}
          />
        }
        ticked={accepted.includes(id)}
        onChange={(ticked) =>
          onChange(ticked ? [...accepted, id] : accepted.filter((other) => other !== id))
        }
        required={mandatory}
        error={getError(textBlockId(id))}
      />
    </Block>
  ));
