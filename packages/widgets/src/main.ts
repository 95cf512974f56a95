/** The script of a website: `<script type="module" src="…/widgets/studio-widgets.js" data-studio="…">`. */
import { OffersWidget } from './offers/OffersWidget.tsx';
import { TimetableWidget } from './timetable/TimetableWidget.tsx';
import { TrialWidget } from './trial/TrialWidget.tsx';
import { defineWidget } from './widget/defineWidget.tsx';
import { findScript } from './widget/settings.ts';

const script = findScript(import.meta.url);

defineWidget('studio-timetable', TimetableWidget, script);
defineWidget('studio-offers', OffersWidget, script);
defineWidget('studio-trial', TrialWidget, script);
