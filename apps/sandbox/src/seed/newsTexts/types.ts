export type Story = 'anniversary' | 'equipment' | 'course' | 'holiday' | 'openDay' | 'challenge';

/** Text of a news story; `body` is HTML. */
export type NewsText = { title: string; teaser: string; body: string };

/** Texts of all stories, by the name of the studio. */
export type NewsTexts = (studio: string) => Record<Story, NewsText>;
