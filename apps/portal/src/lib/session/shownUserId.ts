/** Id of the user that the page shows; undefined for a guest. */
let shown: number | undefined;

export const shownUserId = (): number | undefined => shown;

export const setShownUserId = (id: number | undefined): void => {
  shown = id;
};
