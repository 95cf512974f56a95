import { styled } from '@mui/material/styles';
import { useSanitized } from '../SafeHtml/useSanitized.ts';
import { stripMarkup } from '../SafeHtml/stripMarkup.ts';
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

/** Strips the Markdown syntax, for the time before it is rendered. */
const stripMarkdown = (text: string) =>
  stripMarkup(text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_#`>]+/g, ''));

/**
 * Renders Markdown. Of embedded HTML only br, span, sup, sub and em remain (spec 1.5); headings start at level three
 * and images become their alt text. The renderer loads with the first text; until then, or if loading fails, the
 * text appears without formatting.
 */
export function Markdown({ text }: MarkdownProps) {
  const content = useSanitized(text, clean);
  if (content === undefined) return <Root>{stripMarkdown(text)}</Root>;
  // Clone the fragment: inserting it empties it, and React may mount the element again. The key keeps React from
  // mixing its own text with this content.
  return (
    <Root key="rendered" ref={(element) => element?.replaceChildren(content.cloneNode(true))} />
  );
}
