/** Requires a named example for every body; documentation, mock data and pacts use them. */
export const MediaTypeExample = () => ({
  MediaType(mediaType, { report, location }) {
    if (!mediaType.examples || Object.keys(mediaType.examples).length === 0)
      report({
        message: 'Add at least one named example (examples/<name>.yaml) to this body.',
        location,
      });
  },
});
