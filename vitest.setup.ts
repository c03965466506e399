import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine may need longer than the usual second until something is on screen.
configure({ asyncUtilTimeout: 5_000 });

// Testing Library registers these two by itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
// Files share what they import: a module that still loads when its file ends would be broken for all others.
afterAll(() => vi.dynamicImportSettled());
