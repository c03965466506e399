// Loaded when a chart comes into view: victory is here and nowhere else.
export { Columns } from './Columns';
export { Rows } from './Rows';
