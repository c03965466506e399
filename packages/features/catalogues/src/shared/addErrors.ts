const failures = ['internal_error', 'service_unavailable', 'storage_full', 'request_timeout', 'network', 'unreadable'];

/** Adding fails with a full stop, everything else without one (CAT-47, D-14). */
export const addErrors = (text: string) => Object.fromEntries(failures.map((code) => [code, text]));
