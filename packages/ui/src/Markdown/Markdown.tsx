import { styled } from '@mui/material/styles';
import { useCleaned } from '../SafeHtml/useCleaned.ts';
import { wordsOf } from '../SafeHtml/wordsOf.ts';
import { fontWeights, lineLength, radii, space } from '../theme/tokens.ts';

export interface MarkdownProps {
  text: string;
}

const Root = styled('div')(({ theme }) => ({
  maxWidth: lineLength,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& strong': { fontWeight: fontWeights.bold },
  '& h3, & h4, & h5, & h6': { ...theme.typography.h3, margin: `${space(24)} 0 ${space(8)}` },
  '& a[href]': { color: theme.vars.palette.primary.main, textUnderlineOffset: '0.2em' },
  '& blockquote': {
    margin: `${space(16)} 0`,
    paddingInlineStart: space(16),
    borderInlineStart: `4px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  '& code': {
    padding: `${space(2)} ${space(4)}`,
    borderRadius: radii.control,
    backgroundColor: theme.vars.palette.background.muted,
  },
  '& pre': { whiteSpace: 'pre-wrap' },
  '& hr': { border: 0, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

const clean = async (text: string) => (await import('./renderMarkdown.ts')).renderMarkdown(text);

/** The words without the marks, for the moment before the markdown is rendered. */
const plain = (text: string) =>
  wordsOf(text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_#`>]+/g, ''));

/**
 * Text in markdown. Of HTML in it only br, span, sup, sub and em remain (screens specification,
 * section 5); headings begin at the third level, pictures are their words. What renders it is
 * fetched with the first text; until then, and if it cannot be, the words stand without marks.
 */
export function Markdown({ text }: MarkdownProps) {
  const content = useCleaned(text, clean);
  if (content === undefined) return <Root>{plain(text)}</Root>;
  // A copy, since inserting a fragment empties it and React may mount the element again. The key
  // keeps React's own text out of the element whose content it does not know.
  return (
    <Root key="rendered" ref={(element) => element?.replaceChildren(content.cloneNode(true))} />
  );
}
