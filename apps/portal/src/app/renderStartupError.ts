import { reloadWithDrafts } from '../lib/page/reloadWithDrafts.ts';

/** Shows that the messages failed to load; in English, since there are none. */
export function renderStartupError(root: HTMLElement): void {
  const page = document.createElement('main');
  page.lang = 'en';
  page.style.padding = '10vh 24px';
  const title = document.createElement('h1');
  title.textContent = 'We couldn’t load this page';
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = 'Check your connection. The page continues by itself once you’re back online.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload page';
  button.addEventListener('click', reloadWithDrafts);
  page.append(title, text, button);
  root.replaceChildren(page);
  // The server's markup has been replaced.
  delete root.dataset.hydrating;
}
