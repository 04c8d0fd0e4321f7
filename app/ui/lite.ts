import { createContext, useContext } from 'react';

/** True on pages sent without script and with small pictures (Save-Data, a slow connection, or the reader's switch). */
export const LiteContext = createContext(false);

/** Whether this page is a lite one. */
export function useLite(): boolean {
  return useContext(LiteContext);
}
