// One file of the build: each of these is asked for on every page, in four files they would take four requests.

export { followSession } from './follow-session.ts';
export { PersonMenu } from './person/PersonMenu.tsx';
export { PlaceButton } from './place/PlaceButton.tsx';
export { PlaceSearch } from './place/PlaceSearch.tsx';
export { SiteFooter } from './SiteFooter.tsx';
