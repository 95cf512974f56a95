/** Says in the place of the page that its texts could not be loaded; in English, since there are no others. */
export function sayNothingCame(root: HTMLElement): void {
  const page = document.createElement('main');
  page.lang = 'en';
  page.style.padding = '10vh 24px';
  const title = document.createElement('h1');
  title.textContent = 'This page could not be loaded';
  const told = document.createElement('p');
  told.role = 'alert';
  told.textContent = 'Please check your connection. The page goes on by itself once it is back.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Load again';
  button.addEventListener('click', () => window.location.reload());
  page.append(title, told, button);
  root.replaceChildren(page);
}
