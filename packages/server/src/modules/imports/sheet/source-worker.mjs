// Lets the thread run from TypeScript sources; the built server has it as one file.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
