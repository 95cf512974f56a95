/** One tag, one folder: a path file lies in the folder of its tag. */
export const TagFolder = () => ({
  Operation(operation, { report, location }) {
    const folder = /resources\/([^/]+)\/paths\//.exec(
      location.source.absoluteRef.replaceAll('\\', '/'),
    )?.[1];
    // The bundle is one file and has no folders left.
    if (!folder) return;
    const [tag, ...more] = operation.tags ?? [];
    if (tag !== folder || more.length > 0)
      report({
        message: `This file lies in resources/${folder}, so its one tag is "${folder}", not ${JSON.stringify(operation.tags)}.`,
        location: location.child('tags'),
      });
  },
});
