import { expect, it } from 'vitest';
import * as elementDoor from './element';
import * as pickerDoor from './range-picker';
import * as door from './widgets';

it('has these public names for other teams', () => {
  expect(Object.keys(door).sort()).toEqual([
    'OrderTypeWidget',
    'ProductWidget',
    'ReportScope',
    'SalesWidget',
    'VenueWidget',
    'createWidgetClient',
    'loadReportData',
    'reportRangeTexts',
    'reportWidgetTexts',
    'useReportScope',
  ]);
});

it('has these public names for a page without React', () => {
  expect(Object.keys(elementDoor).sort()).toEqual(['defineReport', 'mount']);
});

it('has the picker, which brings the calendar, behind a door of its own', () => {
  expect(Object.keys(pickerDoor)).toEqual(['RangePicker']);
});
