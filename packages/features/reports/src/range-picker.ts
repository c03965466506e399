// Apart from the widgets: it brings the calendar.
export { RangePicker } from './scope/RangePicker';
