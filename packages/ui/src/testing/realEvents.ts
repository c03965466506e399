// For tests whose events come from the browser itself: React then needs no act(), and would warn about each event without it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
