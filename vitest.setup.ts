import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may need longer than the usual second until something is on screen.
configure({ asyncUtilTimeout: 5_000 });

// Testing Library registers these two by itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
