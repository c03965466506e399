import type { FormMarks } from '@telve/kit';
import type { EditorSection } from '@telve/ui';
import type { VenueEditorTexts } from '../texts';

export type SectionId = keyof VenueEditorTexts['sections'];

/** Values of each section, in the order of the page. */
export const sectionFields = {
  general: ['venueName', 'companyId', 'selectVenueStore', 'resources'],
  status: ['isOpen', 'isComingSoon', 'pause', 'busyEndTime', 'freeEndDate'],
  place: ['address', 'cityId', 'districtId', 'latitude', 'longitude', 'mapImage'],
  executives: ['venueExecutiveList'],
  hours: ['workingHours'],
  coffees: ['plan', 'coffees', 'milkTypes'],
  images: ['venueImageList'],
} as const satisfies Record<SectionId, readonly string[]>;

const ids = Object.keys(sectionFields) as SectionId[];

const headOf = (path: string) => path.split(/[.[]/, 1)[0] as string;

const has = (id: SectionId, names: readonly string[]) =>
  names.some((name) => (sectionFields[id] as readonly string[]).includes(headOf(name)));

/** The sections as the list of them shows them: changed ones and those to correct. */
export const sectionsOf = ({ changed, faulty }: FormMarks, titles: VenueEditorTexts['sections']): EditorSection[] =>
  ids.map((id) => ({ id, title: titles[id], changed: has(id, changed), faulty: has(id, faulty) }));
