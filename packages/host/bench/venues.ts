import type { Page } from '@playwright/test';
import { editorOf, type Step } from './editor/measure';
import { listOf } from './list/measure';

const word = 'kahvehane';
const box = (page: Page, name: string) => page.getByRole('textbox', { name });

const steps: readonly Step[] = [
  { name: 'name: a keystroke to the next paint', field: (page) => box(page, 'Mağaza / tabela adı'), text: word },
  { name: 'address: a keystroke to the next paint', field: (page) => box(page, 'Adres'), text: word },
  { name: 'phone: a keystroke to the next paint', field: (page) => box(page, 'Telefon').first(), text: '53241807' },
  { name: 'product code: a keystroke to the next paint', field: (page) => box(page, 'Sütlü').first(), text: word },
  { name: 'latitude: a keystroke to the next paint', field: (page) => box(page, 'Enlem'), text: '12345' },
  // Left with letters it says that it is no number: every further one runs all rules of the form again.
  {
    name: 'with a message: a keystroke to the next paint',
    field: (page) => box(page, 'Boylam'),
    text: word,
    left: 'x',
  },
];

/** The venue list. */
export const venueList = listOf('The venue list', {
  path: '/dashboard/venues',
  file: 'venues.html',
  selector: '[data-width="list"]',
});

/** A venue whose form has every input there is: all coffees with their codes, store types, two executives. */
export const venueEditor = editorOf(
  {
    name: 'the venue editor',
    path: '/dashboard/venue/81',
    field: 'Adres',
    folded: '#coffees button[aria-expanded="false"]',
  },
  steps,
);
