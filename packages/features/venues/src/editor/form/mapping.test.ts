import { expect, it } from 'vitest';
import { emptyVenue, toInput, toWorkingHours } from './mapping';

const coffees = [
  { id: 1, title: 'Espresso', coffeeType: 'Espresso' as const, checked: true },
  { id: 5, title: 'Filtre kahve', coffeeType: 'FilterCoffee' as const, checked: true },
];
const choices = { coffees, milks: [], companies: [] };

it('stores a shut day as midnight to midnight (VEN-98)', () => {
  expect(toWorkingHours([{ isOpen: false, openHour: '', closeHour: '' }])[0]).toEqual({
    workingDay: 1,
    openHour: '00:00',
    closeHour: '00:00',
  });
});

it('has Espresso in small only (VEN-101)', () => {
  expect(Object.keys(emptyVenue({ coffees }).coffees)).toEqual(['o1Small', 'o5Small', 'o5Middle', 'o5Big']);
});

it('sends only the coffees of the Basic plan, and keeps the others in the form (VEN-100)', () => {
  const values = { ...emptyVenue({ coffees }), plan: 'basic' as const };
  expect(toInput(values, choices).venueCoffeeSize.map(({ coffeeType }) => coffeeType)).toEqual(
    Array.from({ length: 3 }, () => 'FilterCoffee'),
  );
  expect(toInput({ ...values, plan: 'plus' }, choices).venueCoffeeSize).toHaveLength(4);
});

it('sends no store type where the company has none (VEN-30)', () => {
  const values = { ...emptyVenue({ coffees }), companyId: '2', selectVenueStore: 'AG' as const };
  expect(toInput(values, choices)).not.toHaveProperty('selectVenueStore');
});
