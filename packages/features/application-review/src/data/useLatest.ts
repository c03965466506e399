import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value for callbacks and timers that must not start again with each render. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
};
