/** Requires path files to be in the folder of their only tag. */
export const TagFolder = () => ({
  Operation(operation, { report, location }) {
    const folder = /resources\/([^/]+)\/paths\//.exec(
      location.source.absoluteRef.replaceAll('\\', '/'),
    )?.[1];
    // The bundle is a single file.
    if (!folder) return;
    const [tag, ...more] = operation.tags ?? [];
    if (tag !== folder || more.length > 0)
      report({
        message: `The only tag of files in resources/${folder} must be "${folder}", not ${JSON.stringify(operation.tags)}.`,
        location: location.child('tags'),
      });
  },
});
