/** Stands in for the shim of the same name. */
export { useSyncExternalStore } from 'react';
