// A file of its own, so that loading it late loads this component and not the whole package.
export { SessionLockDialog } from '@telve/auth';
