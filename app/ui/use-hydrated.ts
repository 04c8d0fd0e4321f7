import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, in lite pages and before scripts run; true once a control that needs script can work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
