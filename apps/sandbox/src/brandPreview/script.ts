/** Script of the brand preview: applies each edit, uploads a logo, copies the result. Without it, the form works. */
export const script = `
const form = document.getElementById('brand');
const status = document.getElementById('status');
let timer;
function reloadFrames() {
  for (const frame of document.querySelectorAll('iframe')) frame.contentWindow.location.replace(frame.src);
}
async function apply() {
  const data = new URLSearchParams(new FormData(form));
  const response = await fetch(form.action, { method: 'POST', body: data });
  if (!response.ok) { status.textContent = 'Not shown: a field is invalid.'; return; }
  // In a template, the page's own style element is not applied; our policy would report it.
  const next = document.createElement('template');
  next.innerHTML = await response.text();
  document.getElementById('result').replaceWith(next.content.getElementById('result'));
  reloadFrames();
  status.textContent = 'The pages show your changes.';
}
form.addEventListener('input', ({ target }) => {
  if (target.type === 'file') return;
  clearTimeout(timer);
  timer = setTimeout(apply, 400);
});
form.addEventListener('submit', (event) => { event.preventDefault(); apply(); });
document.getElementById('logo').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const response = await fetch('/brand-preview/logo', { method: 'PUT', body: file });
  if (!response.ok) { status.textContent = 'Not a picture, or larger than 256 kB.'; return; }
  form.elements.headerLogoUrl.value = '/brand-preview/logo';
  await apply();
});
document.getElementById('copy').addEventListener('click', async () => {
  status.textContent = await navigator.clipboard.writeText(document.querySelector('pre').textContent).then(
    () => 'Copied.',
    () => 'The browser does not allow copying. Select the text and copy it yourself.',
  );
});
// An answer to the cookie notice in one frame removes it from all.
addEventListener('storage', ({ key }) => { if (key === 'cookie-consent') reloadFrames(); });
// The portal remembers the configuration for the visit; other pages in this tab must not.
addEventListener('pagehide', () => sessionStorage.removeItem('web-context'));
`;
