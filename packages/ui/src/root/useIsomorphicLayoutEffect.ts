import { useEffect, useLayoutEffect } from 'react';

/** useLayoutEffect that stays silent on a server. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
