export { columnName as columnNameOf } from '@telve/api/imports';
