// By name, so that bundlers leave out what writes workbooks.
export { CFB, read, set_cptable } from '@e965/xlsx';
