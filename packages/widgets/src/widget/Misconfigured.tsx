/** Shown to the website's author; visitors never see a widget without a studio. In English, like all texts for developers. */
export function Misconfigured() {
  return (
    <p role="alert">
      Set data-studio on the script or on this element: the identifier of a studio, as in the
      addresses of its portal.
    </p>
  );
}
