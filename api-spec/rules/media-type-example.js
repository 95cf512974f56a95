/** Every body has a named example: documentation, mock data and contract rows are made from them. */
export const MediaTypeExample = () => ({
  MediaType(mediaType, { report, location }) {
    if (!mediaType.examples || Object.keys(mediaType.examples).length === 0)
      report({
        message: 'Give this body at least one named example (examples/<name>.yaml).',
        location,
      });
  },
});
